import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '@nivel/deploy/local/settings';
import { eventually } from '../stack/eventually.ts';
import type { Device, DeviceOptions } from '../stage/device.ts';

export const folder = join(root, 'docs/images');
export const desk: DeviceOptions = { width: 1440, isStill: true };
export const phone: DeviceOptions = { width: 390, isStill: true, scale: 2 };

export type Open = (options: DeviceOptions) => Promise<Device>;

/** Keeps what a page shows as WebP, which Playwright itself does not write; without toasts, which cover it. */
export const keep = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const toasts = page.getByRole('region', { name: 'Avisos' }).getByRole('button');
  await eventually(async () => {
    if ((await toasts.count()) > 0) throw new Error('A toast is still there');
  });
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const clip = await page.evaluate(() => ({
    x: 0,
    y: scrollY,
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  }));
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(join(folder, `${name}.webp`), bytes);
  process.stdout.write(`docs/images/${name}.webp ${Math.round(bytes.length / 1_000)} KB\n`);
};
