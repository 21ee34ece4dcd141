### The help of the command `mestre`: a message a command, an attribute an option.

cli-help-shared =
    .seats = How many seats. Default: the fewest.
    .set = A setting, as often as needed.
    .seed = Any word: the same word, the same game.
    .json = For programs: one JSON document.
    .data = Data folder. Default: MESTRE_DATA.
    .pictures = Folder of your own pictures for Shadows: Amsterdam. Default: MESTRE_PICTURES.
    .open = Open the browser, if there is one.
    .lang = Language of the answer.
    .help = Show this message and exit.

## What stands for something that is typed

cli-help-typed =
    .options = [OPTIONS]
    .command = COMMAND [ARGS]...
    .text = TEXT
    .integer = INTEGER
    .integer-range = INTEGER RANGE
    .file = FILE
    .directory = DIRECTORY
    .path = PATH
    .set = NAME=VALUE
    .game = GAME
    .slug = SLUG
    .names = NAMES
    .files = FILES
    .source = SOURCE
    .target = TARGET
    .tables = TABLES

## The commands

cli-help-mestre =
    Mestre: a game master that lives in a chat.

    Exit codes: 0 all is well, 1 what was checked does not hold, 2 the command was not understood, 130 Ctrl-C.
    .version = Show the version and exit.
    .lang = Language of the answers. Default: the system’s.

cli-help-art = Look at what our pictures are made of.
cli-help-art-sheet = Draw contact sheets of what pictures are made of: all, or those NAMES.
    .output = Folder for the PNG files.

cli-help-games = List the games.

cli-help-new-game = Write a whole small game called SLUG, with its tests, as a package to go on from.
    .to = Where. Default: a folder SLUG.

cli-help-play = Open a table in the browser, and every platform whose token is set; friends join by the page’s link.
    .host = Address to listen on.
    .port = Default: 8080, or any free one if that is taken.
    .address = How others reach the page, if not by this machine’s own address. Default: MESTRE_ADDRESS.

cli-help-render = Paint a position of GAME, or of a scenario, and print its alt text.
    .after = Show the position after so many answers.
    .policy = Who gives them.
    .seat = As this seat sees it. Default: as everybody does.
    .spectator = As everybody sees it.
    .scenario = Show the end of a case.
    .case = Which case of the scenario. Default: the first.
    .output = A .png or .svg.

cli-help-replay = Verify a saved match: its seed against the commitment, every entry, the last position.
    .tell = Tell what happened, entry by entry.
    .step = Tell it and wait for Enter after each entry.
    .seat = Tell it as this seat heard it. Default: as everybody did.
    .to = Tell it up to this entry, and how the table stood then.
    .output = With --to: paint it into this PNG.

cli-help-run = Serve every platform whose token stands in the environment or in .env, until stopped.

cli-help-scenario =
    Play the cases of scenario FILES (or of all files in a folder) and tell what differs.

    docs/scenarios.md tells the format.

cli-help-simulate = Play whole games of GAME and count them.
    .games = How many games.
    .policy = Who plays.
    .check = After every answer: invariants, options, saving, replay, secrecy.
    .jobs = Processes that share the work.

cli-help-store = The store where tables live: a data folder, or a Redis server by its URL.
cli-help-store-copy =
    Copy every table, person and picture of one’s own from SOURCE to an empty TARGET. Nobody should play meanwhile.

    Pictures lie in a data folder: in that of MESTRE_DATA, where a store is a server.
cli-help-store-backup = Write everything into one new FILE: tables, people, pictures of one’s own. Mestre may be open meanwhile.
cli-help-store-restore = Put what `backup` wrote to FILE into an empty store: a new data folder, or a server without tables.
cli-help-store-drop = Delete TABLES with all that belongs to them: such as are set aside and never to be mended.
    .yes = They are deleted for good.
cli-help-store-letters = What could not be delivered, and why. Mestre may be open meanwhile.
cli-help-store-broken = Tables that were set aside because something broke there, and why. Mestre may be open meanwhile.
cli-help-store-retry = Bring TABLES back that were set aside, after a mend; without names, all of them. Mestre may be open meanwhile.
cli-help-store-check = Read everything and change nothing: what there is, by kind and version, and what cannot be read (exit code 1).

cli-help-terminal =
    Play GAME here: typed commands, and pictures, or words where the terminal shows none.

    Computer players take the free seats. The last pictures lie beside it as files as well.
    .learn = Learn the game step by step, then play on.
    .humans = How many seats people take.
    .level = How computer players play.
    .seed = Any word: the same word, the same game. Default: drawn by the system.
    .pictures = Folder for the pictures and the saved match.
    .show = How pictures are shown in the terminal itself; none: words instead. Default: what the terminal says it can.

cli-help-watch = Show GAME in the browser: pictures, words, and what does not hold; anew when one of its files changes.
    .scenarios = Scenario files, or folders of them. Default: tests/scenarios/GAME, or the tests beside the package.
    .port = Default: any free one.
    .once = Write the page to a folder, and end.
