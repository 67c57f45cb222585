import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Draws one chart: SVG of ours at its input, a PNG at its output, two pixels for each unit of the drawing. */
const DENSITY = 144;

sharp.concurrency(1);
sharp.cache(false);
const svg = await buffer(process.stdin);
process.stdout.write(await sharp(svg, { density: DENSITY }).png({ compressionLevel: 9 }).toBuffer());
