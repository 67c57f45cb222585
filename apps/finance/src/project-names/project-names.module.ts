import { Module } from '@nestjs/common';
import { ProjectNames } from './project-names.ts';

/** The names of projects in rows. */
@Module({ providers: [ProjectNames], exports: [ProjectNames] })
export class ProjectNamesModule {}
