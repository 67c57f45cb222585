import { Module } from '@nestjs/common';
import { ExportsRepository } from './exports.repository.ts';
import { ReadProjectExportHandler } from './read-project-export.handler.ts';

/** A project as a file, page by page. */
@Module({ providers: [ExportsRepository, ReadProjectExportHandler] })
export class ProjectExportsModule {}
