import { chromium } from 'playwright-core';
import { findTools, howToInstall } from '@nivel/process/tools';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing outside is part of the product; a browser that looks elsewhere finds nothing.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** The options with which tests start a Chromium. @throws Error where none is installed */
export const browserOptions = async (): Promise<{ executablePath: string; args: string[] }> => {
  const { chromium: executablePath } = await findTools(['chromium']);
  if (executablePath === undefined) throw new Error(howToInstall(['chromium']));
  return { executablePath, args };
};

/** Starts the one Chromium of a run; each test connects to it and opens contexts of its own. */
export const startBrowser = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  const server = await chromium.launchServer(await browserOptions());
  return { address: server.wsEndpoint(), stop: () => server.close() };
};
