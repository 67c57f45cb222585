import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of the installed site from its favicon. Run it after a change of the favicon; the icons are committed. */
const folder = join(import.meta.dirname, 'public');
const favicon = await readFile(join(folder, 'favicon.svg'));
const ground = '#2b2140';

/** @param share of the width that the drawing takes: systems cut a maskable icon to their own shape */
const draw = async (name: string, size: number, share: number): Promise<void> => {
  const inner = Math.round(size * share);
  const drawing = await sharp(favicon, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = share < 1 ? ground : '#00000000';
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toFile(join(folder, 'icons', `${name}.png`));
};

await mkdir(join(folder, 'icons'), { recursive: true });
await draw('nivel-192', 192, 1);
await draw('nivel-512', 512, 1);
await draw('nivel-maskable-512', 512, 0.66);
