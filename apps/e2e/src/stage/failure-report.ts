import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@nivel/deploy/local/settings';
import type { Device } from './device.ts';

const folderOf = (promise: string): string => {
  const name = promise
    .normalize('NFKD')
    .replace(/[^\w ]/g, '')
    .trim()
    .replace(/ +/g, '-')
    .toLowerCase();
  return join(root, 'dist/e2e-failures', name.slice(0, 80));
};

/** Keeps what every open page shows and logged; answers the error with the place in its message. */
export const reportFailure = async (promise: string, devices: readonly Device[], cause: unknown): Promise<Error> => {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const folder = folderOf(promise);
  await mkdir(folder, { recursive: true });
  for (const [number, device] of devices.entries()) {
    for (const [tab, page] of device.context.pages().entries()) {
      const name = `device-${number + 1}-tab-${tab + 1}`;
      await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined);
      const heard = [`at ${page.url()}`, ...device.watch.lines, ...device.watch.foreignRequests];
      await writeFile(join(folder, `${name}.log`), `${heard.join('\n')}\n`);
    }
  }
  error.message = `${error.message}\n\nScreenshots and console: ${folder}`;
  // Jest prints the stack, which holds the message it was made with.
  error.stack = `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return error;
};
