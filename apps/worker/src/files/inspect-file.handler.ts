import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inspectFile } from '@nivel/contracts/worker/inspect-file.operation';
import type { FileStore } from '@nivel/platform/file-store';
import { Handles, type Handler } from '@nivel/platform/handler';
import { FILES } from './files-token.ts';
import { PictureMaker } from './picture-maker.ts';
import { SNIFFED_BYTES, sniffedTypeOf } from './sniffed-type.ts';

@Handles(inspectFile)
export class InspectFileHandler implements Handler<typeof inspectFile> {
  constructor(
    @Inject(FILES) private readonly files: FileStore,
    private readonly maker: PictureMaker,
  ) {}

  async handle({ key, renditions }: InputOf<typeof inspectFile>): Promise<OutputOf<typeof inspectFile>> {
    const size = await this.files.sizeOf(key);
    if (size === null) throw new AppError(commonErrors.not_found);
    if (size === 0) return { type: 'other', pictures: null };
    const type = sniffedTypeOf(await buffer(await this.files.read(key, { start: 0, end: SNIFFED_BYTES - 1 })));
    if (type === 'pdf' || type === 'other' || renditions.length === 0) return { type, pictures: null };
    const made = await this.maker.make(() => this.files.read(key), renditions);
    if (made === null) return { type, pictures: null };
    for (const [index, { data }] of made.entries())
      await this.files.write(renditions[index]?.key ?? '', Readable.from([data], { objectMode: false }));
    const pictures = made.map(({ data, width, height }, index) => ({
      key: renditions[index]?.key ?? '',
      bytes: data.length,
      width,
      height,
    }));
    return { type, pictures };
  }
}
