import { expect, it } from '@jest/globals';
import { session } from '../../../../shell/session/session.ts';
import { copiesDatabase } from '../../../../shell/storage/copies.ts';
import { fakeSite } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { boardOf } from '../board-model/board-store.ts';
import { aProject } from '../crico.fixtures.ts';
import { aCard, aList, aPage } from './board.fixtures.ts';
import { storedBoards } from './stored-boards.ts';

const { id: userId } = aSession().user;
const { id: projectId } = aProject(1);

/** A browser that stores nothing, and reports an error on writing. */
const refusingBrowser = () => {
  const opening: { error: Error; onerror?: () => void } = { error: new Error('this browser keeps nothing') };
  const open = (name: string) => {
    if (name !== copiesDatabase) throw opening.error;
    return opening;
  };
  const indexedDB = { open, deleteDatabase: () => undefined };
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  return { refuse: () => opening.onerror?.(), forget: () => Reflect.deleteProperty(globalThis, 'indexedDB') };
};

const aBoard = () => {
  const board = boardOf([aPage([aList(1)], [aCard(1)])]);
  if (!board) throw new Error('a page makes a board');
  return { userId, projectId, savedAt: Date.now(), board };
};

it.each([
  ['is kept as long as the page lives', false],
  ['is not kept after its person signed out meanwhile', true],
])('a board that the browser could not keep %s', async (_, signsOut) => {
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
  session.adopt(aSession());
  const browser = refusingBrowser();
  const keeping = storedBoards.keep(aBoard());
  if (signsOut) await session.signOut();
  browser.refuse();
  await keeping;
  browser.forget();
  session.adopt(aSession());
  expect((await storedBoards.read(userId, projectId))?.board.cards.size).toBe(signsOut ? undefined : 1);
});
