import { Module } from '@nestjs/common';
import {
  BeginAvatarHandler,
  ChooseAvatarHandler,
  FinishAvatarHandler,
  OpenAvatarHandler,
  RemoveAvatarsHandler,
} from './avatar-handlers.ts';
import { FileInspection } from './file-inspection.ts';
import { FilesRepository } from './files.repository.ts';
import { ListUnusedFilesHandler } from './list-unused-files.handler.ts';

/** Files that people upload: rows here, bytes in the store. */
@Module({
  providers: [
    BeginAvatarHandler,
    ChooseAvatarHandler,
    FinishAvatarHandler,
    OpenAvatarHandler,
    RemoveAvatarsHandler,
    ListUnusedFilesHandler,
    FileInspection,
    FilesRepository,
  ],
  exports: [FilesRepository, FileInspection],
})
export class FilesModule {}
