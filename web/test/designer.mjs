//
// node designer.mjs [GROUP] [--firefox] [--time] [--pictures FOLDER]: designs decks in a browser, as people do; all groups without one.
// SPOTIT_PROGRAM serves the page. --time prints times from edit to painted, and does nothing else; --pictures keeps screenshots.
import { isFirefox, option, runGroups } from './browser/checks.mjs';
import { useKeyboard, zoom } from './designer/access.mjs';
import { beginOnPhone, beginWithFound, beginWithPhotos } from './designer/begin.mjs';
import { pinchSymbol, pinSymbols, removeUnderCard, typeBesideCard } from './designer/card.mjs';
import { chooseService, setControls, useOnce } from './designer/controls.mjs';
import { design } from './designer/design.mjs';
import { fitPhones, seeEverywhere } from './designer/everywhere.mjs';
import { showSteps, useFields } from './designer/fields.mjs';
import {
    failToSave,
    followTabs,
    goOnAfterRestart,
    loseFile,
    loseProgram,
    loseWorker,
    saveFaulty,
    typeAfterOthers,
    useTwoBrowsers,
} from './designer/files.mjs';
import { habits } from './designer/habits.mjs';
import { beginInLanguages, makeInLanguage, speakLanguages, typeWithArticle } from './designer/languages.mjs';
import {
    beginWithNothing,
    keepDrafts,
    mergeOthers,
    moveDrafts,
    nameFile,
    openRecent,
    sendFile,
    sendLink,
    tidyFolder,
} from './designer/folder.mjs';
import { chooseSeveral, editList } from './designer/list.mjs';
import { changePalette, wearLooks } from './designer/looks.mjs';
import { measure, weigh } from './designer/measure.mjs';
import { attack, drawHostile, fillBrowser, letIn, loadTwice, share } from './designer/others.mjs';
import { openPages } from './designer/pages.mjs';
import { addOwn, changeOneOfTwins, cropFolder, cropPicture, sendPhotos, showUnused } from './designer/photos.mjs';
import {
    adviseOnPrinting,
    removeList,
    removePins,
    leadToFiles,
    showEveryone,
    takeRemedy,
    takeSetting,
    typeText,
} from './designer/problems.mjs';
import { showProgress } from './designer/progress.mjs';
import { openOffline } from './designer/shell.mjs';
import { clearSettings, showDerived, showSettings, typeShown } from './designer/settings.mjs';
import { finish, isWhole } from './designer/shared.mjs';
import { addTwice, arrangeSymbols } from './designer/symbols.mjs';
import { beginWithTable, dropTables, pasteTables } from './designer/tables.mjs';
import { tasks } from './designer/tasks.mjs';
import { look } from './designer/views.mjs';
import {
    addAnything,
    bringFont,
    chooseFont,
    cureByButtons,
    giveWay,
    inspectPicture,
    inspectWord,
    pasteWords,
    replaceOne,
    takeLeftPlaces,
} from './designer/words.mjs';

/** What is run at once, each in a browser of its own: tests/whole/CMakeLists.txt names them. */
const groups = {
    controls: [
        ...tasks,
        design,
        openPages,
        look,
        weigh,
        useKeyboard,
        zoom,
        speakLanguages,
        seeEverywhere,
        fitPhones,
        useOnce,
        setControls,
        showSettings,
        clearSettings,
        showDerived,
        typeShown,
        useFields,
        wearLooks,
        changePalette,
        showSteps,
        chooseService,
        takeRemedy,
        leadToFiles,
        showEveryone,
        takeSetting,
        adviseOnPrinting,
        removePins,
        removeList,
        typeText,
        ...habits,
    ],
    symbols: [
        arrangeSymbols,
        pinSymbols,
        pinchSymbol,
        removeUnderCard,
        typeBesideCard,
        addTwice,
        sendPhotos,
        addOwn,
        showProgress,
        cropPicture,
        cropFolder,
        changeOneOfTwins,
        showUnused,
        pasteWords,
        pasteTables,
        dropTables,
        beginWithTable,
        editList,
        chooseSeveral,
        addAnything,
        typeWithArticle,
        giveWay,
        replaceOne,
        takeLeftPlaces,
        cureByButtons,
        inspectWord,
        chooseFont,
        bringFont,
        inspectPicture,
    ],
    files: [
        failToSave,
        saveFaulty,
        loseFile,
        loseProgram,
        goOnAfterRestart,
        loseWorker,
        openOffline,
        followTabs,
        useTwoBrowsers,
        typeAfterOthers,
        share,
        fillBrowser,
        letIn,
        loadTwice,
        attack,
        drawHostile,
        beginInLanguages,
        makeInLanguage,
        beginOnPhone,
        beginWithFound,
        beginWithPhotos,
        beginWithNothing,
        openRecent,
        nameFile,
        keepDrafts,
        moveDrafts,
        tidyFolder,
        mergeOthers,
        sendLink,
        sendFile,
    ],
};
/** What the slow tests alone run, and what finds the same faults every day. */
const slow = {
    useKeyboard: 'seeEverywhere',
    bringPhotos: 'addOwn',
    beginWithPhotos: 'addOwn',
    wearLooks: 'changePalette',
    showEveryone: 'takeSetting',
    pasteWords: 'pastePictured',
    takeLeftPlaces: 'whole-edits',
    addTwice: 'design',
    loseProgram: 'goOnAfterRestart',
    useTwoBrowsers: 'followTabs',
    openRecent: 'goBack',
    beginInLanguages: 'speakLanguages',
};
const reasons = {
    openOffline: 'its driver reloads no page whose server is gone',
    weigh: 'its driver does not say what is sent',
    fitPhones: 'its pointers are never coarse',
    addOwn: 'its pointers are never coarse',
    pinchSymbol: 'its pointers are never coarse',
    seeEverywhere: 'what axe finds does not depend on the browser, and useKeyboard goes through the page there',
    pasteLargeTheme: 'no script can fill its clipboard',
    inspectPicture: 'no script can fill its clipboard',
};
await runGroups('designer', option('--time') ? { time: [measure] } : groups, {
    ...(isWhole ? {} : slow),
    ...(isFirefox ? reasons : {}),
});
await finish();
