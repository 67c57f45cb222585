import { Module } from '@nestjs/common';
import { ReadWorkHistoryHandler } from './read-work-history.handler.ts';

/** The data for figures of a project. */
@Module({ providers: [ReadWorkHistoryHandler] })
export class WorkHistoryModule {}
