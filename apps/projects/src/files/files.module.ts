import { Module } from '@nestjs/common';
import { BeginAvatarHandler } from './begin-avatar.handler.ts';
import { ChooseAvatarHandler } from './choose-avatar.handler.ts';
import { FinishAvatarHandler } from './finish-avatar.handler.ts';
import { OpenAvatarHandler } from './open-avatar.handler.ts';
import { RemoveAvatarsHandler } from './remove-avatars.handler.ts';
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
