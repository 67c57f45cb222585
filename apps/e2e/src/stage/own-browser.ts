import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { addresses } from '../stack/addresses.ts';
import { browserOptions } from '../stack/run-browser.ts';

/** Starts a Chromium of the journey's own, whose profile is a folder and outlives it. */
export const openOwnBrowser = async (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...(await browserOptions()),
    baseURL: addresses().site,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });

const commandOf = (pid: string): string => {
  try {
    return readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** Kills every process of a browser, as a crash does: nothing is saved, and no server is notified. */
export const killOwnBrowser = (folder: string): void => {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    if (commandOf(pid).includes(`--user-data-dir=${folder}`)) process.kill(Number(pid), 'SIGKILL');
};
