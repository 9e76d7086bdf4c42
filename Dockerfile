# The bot for a club's own host. Build: docker build -t clix-judge .
# Run: docker run -e DISCORD_TOKEN=… -v clix-judge:/data clix-judge
FROM python:3.11-slim AS wheels
WORKDIR /build
COPY requirements.lock pyproject.toml hatch_build.py README.md ./
# every wheel is checked against its hash here; the next stage takes only what the bot needs of them
RUN pip wheel --no-cache-dir --require-hashes --requirement requirements.lock --wheel-dir /wheels
COPY bot bot
COPY engine engine
COPY rulesdb rulesdb
RUN pip install --no-cache-dir --no-index --find-links /wheels hatchling editables PyYAML platformdirs rapidfuzz snowballstemmer \
 && pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'clix-judge[postgres]' \
 && useradd --create-home --uid 1000 judge \
 && install --directory --owner judge --group judge /data
USER judge
ENV DATABASE_URL=sqlite:////data/judge.sqlite3 PYTHONUNBUFFERED=1
VOLUME /data
CMD ["judge", "bot"]
