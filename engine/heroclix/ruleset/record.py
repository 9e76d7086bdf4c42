"""The record of an edition: its powers, its parts, its numbers and its book."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.ruleset.book import TODAY, Book
from engine.heroclix.ruleset.damage import DamageTaken
from engine.heroclix.ruleset.first_player import FirstPlayer
from engine.heroclix.ruleset.first_turns import FirstTurns
from engine.heroclix.ruleset.force import ForceRules, Themes
from engine.heroclix.ruleset.ground import AdjacencyRules, GroundRules
from engine.heroclix.ruleset.knockback import KnockbackRules
from engine.heroclix.ruleset.objects import Objects
from engine.heroclix.ruleset.powers import Powers
from engine.heroclix.ruleset.rolls import Rolls
from engine.heroclix.ruleset.score import Score
from engine.heroclix.ruleset.set_up import SetUpRules
from engine.heroclix.ruleset.sight import SightRules
from engine.heroclix.ruleset.stacking import Stacking
from engine.heroclix.ruleset.steps import StepRules
from engine.heroclix.ruleset.tokens import Tokens
from engine.heroclix.ruleset.vocabulary import Vocabulary

__all__ = ["Ruleset"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Powers, parts and numbers of one edition. No rule asks which edition it is: it asks for one of them.

    `book` turns the anchors of what was found into its own sections, at the exits.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> MODERN.modifier_limit, MODERN.book.cite("turn-action-total", "7.9")
    (3, '7.9')
    """

    id: str
    powers: Powers
    stacking: Stacking  # 13.1, 13.4
    tokens: Tokens  # 7.4, 7.8, 9.4, 13.3
    first_turns: FirstTurns  # 14.1
    rolls: Rolls  # 6.4, 12.3b, 12.3c
    damage: DamageTaken  # 12.5a, 12.5b
    objects: Objects  # 17.1d, 17.11c
    first_player: FirstPlayer  # 4.1b, 4.2, 23.3
    themes: Themes  # 23.2, 23.3
    force: ForceRules  # 2.3 to 2.6a, 17.2
    score: Score  # 5.2, 5.3c
    ground: GroundRules  # 16.5g, 17.14
    adjacency: AdjacencyRules  # 6.3, 16.8c
    sight: SightRules  # 11.4, 16, 27.1k
    steps: StepRules  # 10, 16
    knockback: KnockbackRules  # 12.6
    set_up: SetUpRules  # 4.2, 4.3, 17.4, 25.5b
    vocabulary: Vocabulary  # of documents
    modifier_limit: int = 3  # the Rule of Three (14.2)
    points_per_action: int = 100  # one action for each (7.9)
    action_total_minimum: int = 2  # 7.9
    action_total_maximum: int = 10  # 7.9
    hindering_defense: int = 1  # 16.2b
    leadership_actions: int = 1  # for the force, however many can use it (27.4l, R39)
    epic_battles: tuple[int, int] | None = None  # fewest and most points of the build total; None: there are none
    close_targets: int | None = None  # most of a close attack that does not target all; None: its bolts count (12.1a)
    larger_passengers: bool = True  # whether a base of several squares can be carried (24.2)
    replaced_beside: bool = False  # whether who replaces another may stand beside where it has no room left (21.12a)
    carried: int = 1  # characters at once, where no Passenger: X says otherwise (27.8d)
    swim_limit: int = 4  # squares from which a swimmer in water can be targeted (27.7q)
    pilot_squares: int = 2  # of the largest base of a standard character (1.10)
    stop_healing: int = -1  # clicks of a healing whose target's dial is held by STOP (27.7p)
    claws_least: int = -1  # from the printed damage value to the least that Blades/Claws/Fangs deal (27.2a)
    exertion_damage: int = 1  # unavoidable, for acting with Colossal Stamina or on Autopilot (22.2, 24.4b)
    poison_damage: int = 1  # 27.2j
    precision_senses: int = -1  # what Precision Strike does to the d6 of Super Senses (27.2i)
    precision_least: int = 1  # damage taken from Precision Strike that was dealt any (27.2i, R44)
    barrier_markers: int = 4  # 27.3f
    smoke_attack: int = -1  # 27.2h
    smoke_markers: int = 6  # 27.2h
    telekinesis_squares: int = 4  # from what is chosen to where it is placed (27.2l)
    destroy_value: int = 3  # of terrain that prints none (16.9, 17.11c)
    one_of_each: tuple[str, ...] = ("prime", "title")  # kinds of character of which a force has one (2.4b, 2.4c)
    terrain_limit: int = 3  # terrain markers of one starting force (17.2)
    special_object_distance: int = 5  # squares from every starting area, EFFECT terrain too (25.1, 25.9)
    special_terrain_distance: int = 3  # squares from every starting area (25.5b)
    usual_map: tuple[int, int] = (16, 16)  # columns and rows of the map that most games are played on (3.1, 15)
    copies_last_with_bearers: bool = False  # whether Wild Card copies no longer than somebody possesses it (19.4a)
    rerolls_by_members: bool = (
        False  # whether those alone use them who have the team's keyword, and no bystander (23.4)
    )
    rerolls_cost_tokens: bool = False  # whether a themed team's reroll takes a token, of who has not acted (23.2)
    counters_possessed: bool = False  # whether Outwit takes what is possessed, abilities too, and nothing else (27.4k)
    build_total: int = 300  # of a standard game (2.1)
    sideline_per_hundred: int = 2  # elements of a starting sideline for each 100 points of the build total (2.6a)
    sideline_limit: int = 10  # elements of a starting sideline, whatever the build total (2.6a)
    shared_keywords: bool = True  # whether a generated bystander has all keywords of who generated it (24.1a)
    generated_adjacent: bool = True  # else in a square that touches its generator's, whatever parts the two (21.6a)
    generated_for_owner: bool = True  # else for whom its generator is with, under Mind Control too (21.6d)
    fresh_from_sideline: bool = True  # whether who goes to the sideline loses tokens and gained keywords (2.6, 23.1b)
    damaged_by_clicks: bool = True  # whether only whose dial was turned counts as damaged, so no bystander (12.5c)
    free_all_turn: bool = False  # whether free actions are given at the beginning and the end of a turn too (9.2)
    one_order: bool = False  # whether the active player orders all effects that resolve at once (8.1h)
    idle_plots_harm: bool = False  # whether a title character that used a plot is harmed unless it attacked (24.5)
    team_up_names: bool = True  # whether a Team-Up asks for a force in which no two characters share a name (1.9bi)
    idle_locations: bool = True  # whether a force may have Locations of which it pays for no bonus (25.6a)
    special_object_points: int = 0  # fewest of a special object (25.1)
    extremes_hold: bool = (
        True  # whether the choice among highest or lowest point characters stands for a while (21.10a)
    )
    tarot_suit: tuple[int, int] = (1, 2)  # fewest and most cards of each suit in a Tarot Deck (25.7)
    tarot_major: tuple[int, int] = (1, 4)  # fewest and most Major Arcana (25.7)
    book: Book = TODAY

    def by_rule_of_three(self, total: int) -> int:
        """Return how far modifiers of so much in all go, up or down (14.2).

        >>> from engine.heroclix.editions.modern import MODERN
        >>> MODERN.by_rule_of_three(5), MODERN.by_rule_of_three(-1)
        (3, -1)
        """
        return max(-self.modifier_limit, min(self.modifier_limit, total))

    def starting_sideline(self, build_total: int) -> int | None:
        """Return how many game elements a starting sideline may have (2.6a); None where nothing limits it.

        >>> from engine.heroclix.editions.modern import MODERN
        >>> MODERN.starting_sideline(300), MODERN.starting_sideline(250), MODERN.starting_sideline(4000)
        (6, 4, 10)
        """
        if not self.force.sideline:
            return None
        return min(self.sideline_limit, self.sideline_per_hundred * (build_total // 100))
