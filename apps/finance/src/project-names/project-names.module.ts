import { Module } from '@nestjs/common';
import { ProjectNames } from './project-names.ts';

/** What the projects of rows are called. */
@Module({ providers: [ProjectNames], exports: [ProjectNames] })
export class ProjectNamesModule {}
