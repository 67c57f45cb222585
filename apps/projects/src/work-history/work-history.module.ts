import { Module } from '@nestjs/common';
import { ReadWorkHistoryHandler } from './read-work-history.handler.ts';

/** What figures of a project are made of. */
@Module({ providers: [ReadWorkHistoryHandler] })
export class WorkHistoryModule {}
