import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};

/** A PNG that declares a number of pixels per side, and contains a number of zero bytes. */
const pngOf = (side: number, bytes = 1_000_000): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(bytes));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A picture of a thousand bytes that would need gigabytes of memory. */
export const pictureBomb = (): Buffer => pngOf(60_000);

/** A picture that ends before its pixels do. */
export const cutPicture = (): Buffer => pngOf(3_000);

/** A picture of four hundred pixels on each side, all of one colour. */
export const smallPicture = (): Buffer => pngOf(400, 400 * 1_601);
