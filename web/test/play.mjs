//
// node play.mjs [GROUP] [--firefox] [--all]: plays decks in a browser, as people do, all groups without one. SPOTIT_PROGRAM
// makes the pages. Without --all one game by touch; with it every game to its end, by touch, mouse and keyboard, on two sizes of screens.
// Answers are found here from what the cards show, not by the page's own code.
import { isFirefox, runGroups } from './browser/checks.mjs';
import { chooseHints, endGames, keepRecords, playTriosAgain } from './play/ends.mjs';
import {
    checkSlipAndReload,
    checkTaps,
    checkTargets,
    moves,
    playAcross,
    playClass,
    playMissing,
    playPairs,
    playToTheEnd,
    playTrios,
    turnBacks,
} from './play/games.mjs';
import { present } from './play/presenter.mjs';
import { playAlone, seatPlayers, showWinners } from './play/seats.mjs';
import { fitScreens } from './play/screens.mjs';
import { checkAccess, finish, hands, makeOwnPage, makePage, newContext, open, screens, words } from './play/shared.mjs';
import { hearSounds } from './play/sounds.mjs';
import { loseRaces, tapBeside, tapTwice } from './play/taps.mjs';
import { checkGrid, checkTable, checkThirds, explainDecks, explainInLanguages, turnCards } from './play/why.mjs';

async function smoke() {
    const animals = makePage('animals');
    const context = await newContext(screens.phone);
    const page = await open(context, `${animals}#clock`);
    await checkTargets(page);
    await checkAccess(page, 'a game');
    if (!isFirefox) await checkTaps(page); // there with --all
    await checkSlipAndReload(page, hands.touch);
    await playToTheEnd(await open(context, `${makePage('fano')}#clock`), 'clock', hands.touch);
    await context.close();
}

async function all() {
    const animals = makePage('animals');
    const trios = makePage('templates/set');
    const market = makePage('market');
    const padded = makeOwnPage('padded', `deck: {kind: padded, symbols_per_card: 7}\nsymbols: [${words(42)}]\n`);
    for (const [screen, options] of Object.entries(screens))
        for (const colorScheme of isFirefox ? ['light'] : ['light', 'dark']) {
            // its driver sets none
            const context = await newContext({ ...options, colorScheme, reducedMotion: 'reduce' });
            for (const id of [
                'games',
                'clock',
                'class',
                'tower',
                'well',
                'potato',
                'harvest',
                'missing',
                'pairs',
                'why',
            ])
                await checkAccess(await open(context, `${animals}#${id}`), `${id} on a ${screen}, ${colorScheme}`);
            await checkAccess(await open(context, `${market}#why`), `the grid on a ${screen}, ${colorScheme}`);
            await checkAccess(await open(context, `${padded}#why`), `the table on a ${screen}, ${colorScheme}`);
            for (const id of ['trios', 'why'])
                await checkAccess(
                    await open(context, `${trios}#${id}`),
                    `${id} of a set deck on a ${screen}, ${colorScheme}`,
                );
            await context.close();
        }
    if (isFirefox) {
        const context = await newContext(screens.phone);
        await checkTaps(await open(context, `${animals}#clock`));
        await context.close();
    }
    for (const options of Object.values(screens))
        for (const [name, hand] of Object.entries(hands)) {
            const context = await newContext(options);
            for (const game of Object.keys(moves)) {
                const page = await open(context, `${animals}#${game}`);
                await checkTargets(page);
                await playToTheEnd(page, game, hand);
                await page.close();
            }
            await playPairs(await open(context, `${animals}#pairs`), name);
            await playClass(await open(context, `${animals}#class`), name);
            await playMissing(await open(context, `${animals}#missing`), name);
            await playTrios(await open(context, `${trios}#trios`), name);
            await context.close();
        }
    const split = makePage('bilingual');
    const splitContext = await newContext(screens.desk);
    for (const game of Object.keys(moves)) await playAcross(await open(splitContext, `${split}#${game}`), game);
    await splitContext.close();
    for (const options of Object.values(screens)) {
        const context = await newContext(options);
        await checkThirds(await open(context, `${trios}#why`));
        await checkGrid(await open(context, `${market}#why`), 5);
        await checkTable(await open(context, `${padded}#why`), 7);
        await context.close();
    }
}

/** What is run at once, each in a browser of its own: tests/whole/CMakeLists.txt names them. */
const groups = {
    games: [
        process.argv.includes('--all') ? all : smoke,
        loseRaces,
        tapTwice,
        tapBeside,
        turnBacks,
        present,
        fitScreens,
        endGames,
        keepRecords,
        playTriosAgain,
        seatPlayers,
        playAlone,
        showWinners,
        hearSounds,
        explainDecks,
        turnCards,
        explainInLanguages,
        chooseHints,
    ],
};
const reasons = {
    chooseHints: 'its driver lets no time pass',
    fitScreens: 'it plays no phone',
    hearSounds: 'without a sound card it starts no sound',
    showWinners: 'its driver sets no reduced motion',
};
await runGroups('play', groups, isFirefox ? reasons : {});
await finish();
