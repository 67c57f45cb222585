import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { z } from 'zod';
import { levelContentSchema } from '@nivel/contracts/learning/content/level';
import { mediaSchema, type Media } from '@nivel/contracts/learning/content/video';
import { parseContent, readMarkdown, readYaml } from '../src/curriculum/content-file.ts';
import { toWebVtt } from './captions.ts';
import { encodePoster, encodeVideo, measureDuration, type Still } from './encode.ts';
import { planFrames, type Frame } from './frames.ts';
import { narrate } from './narration.ts';
import { readSceneStyle, scenePage } from './scene-page.ts';
import { storyboardSchema, type Storyboard } from './storyboard.ts';

/** Makes each lesson video whose storyboard changed; see README.md beside this file. */
const mediaFolder = import.meta.dirname;
const contentFolder = join(mediaFolder, '../content');
const chromiumArguments =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const frontSchema = z.object({ media: z.string() });

const screenshotFrames = async (
  browser: Browser,
  pages: readonly string[],
  frames: readonly Frame[],
  folder: string,
): Promise<Still[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const stills: Still[] = [];
  let shown = -1;
  for (const [index, frame] of frames.entries()) {
    if (shown !== frame.scene) await page.setContent(pages[frame.scene] ?? '', { waitUntil: 'load' });
    shown = frame.scene;
    await page.evaluate(async ({ from, visible, fade }) => {
      await document.fonts.ready;
      for (const [step, element] of document.querySelectorAll<HTMLElement>('[data-step]').entries()) {
        element.style.opacity = step < from ? '1' : step < visible ? String(fade) : '0';
      }
    }, frame);
    const file = join(folder, `${String(index).padStart(4, '0')}.png`);
    await page.screenshot({ path: file });
    stills.push({ file, seconds: frame.seconds });
  }
  await page.close();
  return stills;
};

const makeVideo = async (
  browser: Browser,
  storyboard: Storyboard,
  level: { id: string; name: string },
  name: string,
): Promise<Omit<Media, 'storyboard'>> => {
  const folder = await mkdtemp(join(tmpdir(), 'nivel-video-'));
  const narration = await narrate(storyboard);
  const style = await readSceneStyle();
  const pages = storyboard.scenes.map((scene, position) =>
    scenePage(scene, position, storyboard.scenes.length, level, style),
  );
  const frames = planFrames(storyboard.scenes, narration.scenes, narration.pcm.length / 2 / narration.sampleRate);
  const stills = await screenshotFrames(browser, pages, frames, folder);
  const files = { video: `${name}.webm`, captions: `${name}.vtt`, poster: `${name}.webp` };
  await encodeVideo(stills, narration, folder, join(mediaFolder, files.video));
  const poster = stills[0];
  if (poster) await encodePoster(poster, join(mediaFolder, files.poster));
  const transcript = narration.scenes.flat();
  await writeFile(join(mediaFolder, files.captions), toWebVtt(transcript));
  await rm(folder, { recursive: true });
  return { ...files, durationSeconds: await measureDuration(join(mediaFolder, files.video)), transcript };
};

const isCurrent = async (mediaFile: string, hash: string): Promise<boolean> =>
  existsSync(mediaFile) && mediaSchema.safeParse(await readYaml(mediaFile)).data?.storyboard === hash;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments.split(' ') });
try {
  for await (const found of glob('*/*/*.storyboard.yaml', { cwd: contentFolder })) {
    const file = join(contentFolder, found);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const partFile = join(dirname(file), `${basename(file, '.storyboard.yaml')}.md`);
    const { media } = parseContent(frontSchema, (await readMarkdown(partFile)).front, partFile);
    const mediaFile = join(mediaFolder, `${media}.media.json`);
    if (!process.argv.includes('--force') && (await isCurrent(mediaFile, hash))) continue;
    const levelFile = join(dirname(file), '../level.yaml');
    const level = parseContent(levelContentSchema, await readYaml(levelFile), levelFile);
    await mkdir(dirname(mediaFile), { recursive: true });
    const made = await makeVideo(browser, parseContent(storyboardSchema, await readYaml(file), file), level, media);
    await writeFile(mediaFile, `${JSON.stringify({ ...made, storyboard: hash }, null, 2)}\n`);
    process.stdout.write(`${media}: ${made.durationSeconds.toFixed(1)} s\n`);
  }
} finally {
  await browser.close();
}
