import { Module } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { openFileStore } from '@nivel/platform/open-file-store';
import type { WorkerSettings } from '../config.ts';
import { FILES } from './files-token.ts';
import { InspectFileHandler } from './inspect-file.handler.ts';
import { PictureMaker } from './picture-maker.ts';
import { SweepFilesJobHandler } from './sweep-files.job-handler.ts';

/** Bytes of strangers are looked into here, where least is to be had. */
@Module({
  providers: [
    { provide: FILES, useFactory: (settings: WorkerSettings) => openFileStore(settings), inject: [SETTINGS] },
    InspectFileHandler,
    PictureMaker,
    SweepFilesJobHandler,
  ],
})
export class FilesModule {}
