import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { UploadMeter } from './upload-meter.ts';

const MB = 1_000_000;

/** A body with a number of bytes, a megabyte at a time. */
const bodyOf = (megabytes: number): Readable =>
  Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(MB)));

const measured = async (megabytes: number, meter: UploadMeter): Promise<UploadMeter> => {
  await pipeline(bodyOf(megabytes), meter, async (bytes) => {
    for await (const _ of bytes);
  });
  return meter;
};

describe('the meter of an upload', () => {
  it('counts what passes and lets exactly as much through as there may be', async () => {
    expect((await measured(3, new UploadMeter(3 * MB))).bytes).toBe(3 * MB);
    await expect(measured(4, new UploadMeter(3 * MB))).rejects.toMatchObject({
      definition: { code: 'request_entity_too_large' },
    });
  });

  it('releases the buffers of a long upload every 16 MB, and nothing in a short one', async () => {
    const collect = jest.fn();
    await measured(15, new UploadMeter(100 * MB, collect));
    expect(collect).not.toHaveBeenCalled();
    await measured(60, new UploadMeter(100 * MB, collect));
    expect(collect).toHaveBeenCalledTimes(3);
  });
});
