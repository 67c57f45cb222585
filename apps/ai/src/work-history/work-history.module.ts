import { Module } from '@nestjs/common';
import { ProjectWorkReader } from './project-work-reader.ts';

/** What projects say of themselves. */
@Module({ providers: [ProjectWorkReader], exports: [ProjectWorkReader] })
export class WorkHistoryModule {}
