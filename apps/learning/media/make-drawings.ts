import { createHash } from 'node:crypto';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { encodeDrawing } from './encode.ts';
import { drawingPage } from './scene-page.ts';

/** Makes the picture of each drawing that changed; see README.md beside this file. */
const folder = import.meta.dirname;
const record = join(folder, 'drawings.json');
const chromiumArguments =
  '--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync';

const made = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<string, string>;
const now: Record<string, string> = {};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments.split(' ') });
try {
  const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
  const shots = await mkdtemp(join(tmpdir(), 'nivel-drawing-'));
  for await (const file of glob('*/*.svg', { cwd: folder })) {
    const drawing = await readFile(join(folder, file), 'utf8');
    const name = file.replace(/\.svg$/, '');
    now[name] = createHash('sha256').update(drawing).digest('hex');
    if (!process.argv.includes('--force') && made[name] === now[name]) continue;
    await page.setContent(await drawingPage(drawing, dirname(file)), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const shot = join(shots, 'shot.png');
    await page.screenshot({ path: shot });
    await encodeDrawing(shot, join(folder, `${name}.webp`));
    process.stdout.write(`${name}\n`);
  }
  await rm(shots, { recursive: true });
} finally {
  await browser.close();
}
await writeFile(record, `${JSON.stringify(Object.fromEntries(Object.entries(now).sort()), null, 2)}\n`);
