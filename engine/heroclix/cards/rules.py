"""The whole grammar of card texts: every family of sentences."""

from __future__ import annotations

from functools import cache

from engine.heroclix.cards.bounds import add_bounds
from engine.heroclix.cards.characters import add_characters
from engine.heroclix.cards.clauses import add_clauses
from engine.heroclix.cards.conditions import add_conditions
from engine.heroclix.cards.grammar import Grammar
from engine.heroclix.cards.harm.attacks import add_harming
from engine.heroclix.cards.harm.damage import add_damage
from engine.heroclix.cards.harm.dealt import add_dealt
from engine.heroclix.cards.harm.further import add_further_harm
from engine.heroclix.cards.harm.most import add_most
from engine.heroclix.cards.harm.taken import add_taken
from engine.heroclix.cards.harm.unsaid import add_unsaid
from engine.heroclix.cards.harm.wordings import add_harm_in_other_words
from engine.heroclix.cards.listed import add_listed
from engine.heroclix.cards.markers import add_markers
from engine.heroclix.cards.modifiers import add_modifiers
from engine.heroclix.cards.moments.triggers import add_triggers
from engine.heroclix.cards.phrases import add_phrases
from engine.heroclix.cards.protections import add_protections
from engine.heroclix.cards.surroundings.own import add_own
from engine.heroclix.cards.surroundings.several import add_several
from engine.heroclix.cards.timing.apart import add_apart
from engine.heroclix.cards.timing.attacks import add_attacks
from engine.heroclix.cards.timing.bettered import add_bettered
from engine.heroclix.cards.timing.combined import add_combined
from engine.heroclix.cards.timing.deeds import add_deeds
from engine.heroclix.cards.timing.facing import add_facing
from engine.heroclix.cards.timing.joined import add_joined
from engine.heroclix.cards.timing.on_me import add_on_me
from engine.heroclix.cards.timing.others import add_others
from engine.heroclix.cards.timing.paired import add_paired
from engine.heroclix.cards.timing.rolled import add_rolled
from engine.heroclix.cards.timing.sentences import add_timing
from engine.heroclix.cards.timing.standing import add_standing
from engine.heroclix.cards.timing.targeted import add_targeted
from engine.heroclix.cards.timing.targets import add_targets
from engine.heroclix.cards.timing.told import add_told
from engine.heroclix.cards.timing.topmost import add_topmost
from engine.heroclix.cards.timing.unless import add_unless
from engine.heroclix.cards.timing.using import add_using
from engine.heroclix.cards.usable.abilities import add_abilities
from engine.heroclix.cards.usable.changes.chosen import add_chosen
from engine.heroclix.cards.usable.changes.conditional import add_conditional
from engine.heroclix.cards.usable.changes.further import add_further_changes
from engine.heroclix.cards.usable.changes.last import add_last
from engine.heroclix.cards.usable.changes.paired import add_paired_changes
from engine.heroclix.cards.usable.changes.perplexing import add_perplexing
from engine.heroclix.cards.usable.changes.reaching import add_reaching
from engine.heroclix.cards.usable.changes.rerolls import add_rerolls
from engine.heroclix.cards.usable.changes.restrictions import add_restrictions
from engine.heroclix.cards.usable.changes.results import add_changed_results
from engine.heroclix.cards.usable.changes.versions import add_versions
from engine.heroclix.cards.usable.changes.ways import add_ways
from engine.heroclix.cards.usable.changes.widened import add_widened
from engine.heroclix.cards.usable.denials import add_denials
from engine.heroclix.cards.usable.leaving import add_leaving
from engine.heroclix.cards.usable.lists import add_lists
from engine.heroclix.cards.usable.phrasings import add_phrasings
from engine.heroclix.cards.usable.riders.numbers import add_numbers
from engine.heroclix.cards.usable.riders.reach import add_reach
from engine.heroclix.cards.usable.riders.results import add_results
from engine.heroclix.cards.usable.shielded import add_shielded
from engine.heroclix.cards.usable.sight import add_sight
from engine.heroclix.cards.usable.teams import add_teams
from engine.heroclix.cards.usable.undoing import add_undoing
from engine.heroclix.cards.usable.unrerolled import add_unrerolled
from engine.heroclix.cards.usable.withheld import add_withheld
from engine.heroclix.cards.usable.wordings import add_wordings
from engine.heroclix.cards.values.counted import add_counts
from engine.heroclix.cards.values.others import add_values_of_others
from engine.heroclix.cards.values.several import add_several_values

__all__ = ["rules"]

FAMILIES = (
    add_phrases,
    add_characters,
    add_teams,
    add_listed,
    add_markers,
    add_conditions,
    add_several,
    add_own,
    add_apart,
    add_combined,
    add_attacks,
    add_deeds,
    add_lists,
    add_restrictions,
    add_rerolls,
    add_conditional,
    add_perplexing,
    add_ways,
    add_versions,
    add_results,
    add_numbers,
    add_reach,
    add_widened,
    add_abilities,
    add_leaving,
    add_modifiers,
    add_counts,
    add_protections,
    add_shielded,
    add_sight,
    add_withheld,
    add_undoing,
    add_denials,
    add_unrerolled,
    add_wordings,
    add_phrasings,
    add_bounds,
    add_several_values,
    add_values_of_others,
    add_reaching,
    add_chosen,
    add_changed_results,
    add_further_changes,
    add_paired_changes,
    add_last,
    add_damage,
    add_dealt,
    add_harming,
    add_taken,
    add_most,
    add_unsaid,
    add_further_harm,
    add_harm_in_other_words,
    add_triggers,
    add_clauses,
    add_timing,
    add_others,
    add_on_me,
    add_paired,
    add_targets,
    add_unless,
    add_targeted,
    add_told,
    add_bettered,
    add_using,
    add_topmost,
    add_facing,
    add_standing,
    add_joined,
    add_rolled,
)


@cache
def rules() -> Grammar:
    """Return the grammar, made once."""
    grammar = Grammar()
    for add in FAMILIES:
        add(grammar)
    return grammar
