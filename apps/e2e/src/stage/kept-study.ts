import type { Page } from 'playwright-core';

/** What browsers write to the console of a page without network. */
export const mayLog = [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/];

/** Everything that the pages need is on the device. */
export const shellIsKept = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** The device's stored study data, as counts by store. */
export const keptOn = async (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    // Opening a database that is not there would make one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'nivel-study')) return {};
    const opening = indexedDB.open('nivel-study');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const counts: Record<string, number> = {};
    for (const name of database.objectStoreNames) {
      const request = database.transaction(name).objectStore(name).count();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      counts[name] = request.result;
    }
    database.close();
    return counts;
  });
