import sharp, { type Sharp } from 'sharp';

/**
 * Renders sizes of an untrusted picture, in a process that lives for one of them and receives only the bytes: no secret, no
 * connection. Its parent kills it when it takes too long. Argument: `{ side, square }[]`; input: the picture; output for each
 * size: a line of JSON `{ bytes, width, height }` and the bytes.
 */
interface Wanted {
  readonly side: number;
  readonly square: boolean;
}

/** Larger ones decode to more than the memory that there is for them (four bytes a pixel). */
const MOST_PIXELS = 50_000_000;
const MOST_MEMORY = 600_000_000;
const QUALITY = 82;

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(2);
}, 20).unref();
sharp.concurrency(1);
sharp.cache(false);

const read = async (): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const made = (given: Buffer, { side, square }: Wanted): Sharp =>
  sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    // As the camera was held: its orientation tag is not copied.
    .autoOrient()
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY });

const given = await read();
for (const wanted of JSON.parse(process.argv[2] ?? '[]') as Wanted[]) {
  const { data, info } = await made(given, wanted).toBuffer({ resolveWithObject: true });
  process.stdout.write(`${JSON.stringify({ bytes: data.length, width: info.width, height: info.height })}\n`);
  process.stdout.write(data);
}
