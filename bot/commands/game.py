"""Added with its feature."""


async def setup(bot):
    pass
