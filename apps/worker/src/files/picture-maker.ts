import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { programOutput } from '../pictures/program-output.ts';
import { ProgramSlots } from '../pictures/program-slots.ts';

export interface WantedPicture {
  readonly side: number;
  readonly square: boolean;
}
export interface MadePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const picturesIn = (output: Buffer, count: number): MadePicture[] | null => {
  const pictures: MadePicture[] = [];
  let at = 0;
  for (let end = output.indexOf(10); end > 0 && pictures.length < count; end = output.indexOf(10, at)) {
    const { bytes, width, height } = JSON.parse(output.subarray(at, end).toString()) as Record<string, number>;
    at = end + 1 + (bytes ?? 0);
    pictures.push({ data: output.subarray(end + 1, at), width: width ?? 0, height: height ?? 0 });
  }
  return pictures.length === count && at === output.length ? pictures : null;
};

const run = async (source: Readable, wanted: readonly WantedPicture[]): Promise<MadePicture[] | null> => {
  const output = await programOutput(source, { name: 'picture', args: [JSON.stringify(wanted)], env: {} });
  return output && picturesIn(output, wanted.length);
};

/** Has pictures made, a few at the same time. */
@Injectable()
export class PictureMaker {
  private readonly slots = new ProgramSlots();

  /**
   * @returns null where it is no picture, or one that cannot or must not be read
   * @throws AppError `unavailable` when too many wait
   */
  make(source: () => Promise<Readable>, wanted: readonly WantedPicture[]): Promise<MadePicture[] | null> {
    return this.slots.run(async () => run(await source(), wanted));
  }
}
