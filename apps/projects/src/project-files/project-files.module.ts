import { Module } from '@nestjs/common';
import { AttachmentsModule } from '../attachments/attachments.module.ts';
import { BeginProjectFileHandler } from './begin-project-file.handler.ts';
import { ListProjectFilesHandler } from './list-project-files.handler.ts';
import { OpenProjectFileDocumentHandler } from './open-project-file-document.handler.ts';
import { OpenProjectFileHandler } from './open-project-file.handler.ts';
import { OpenProjectFilePictureHandler } from './open-project-file-picture.handler.ts';

/** Files of a project's team that no card has. */
@Module({
  imports: [AttachmentsModule],
  providers: [
    BeginProjectFileHandler,
    ListProjectFilesHandler,
    OpenProjectFileDocumentHandler,
    OpenProjectFileHandler,
    OpenProjectFilePictureHandler,
  ],
})
export class ProjectFilesModule {}
