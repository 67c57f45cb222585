import { Module } from '@nestjs/common';
import { ArchiveLogHandler } from './archive-log.handler.ts';

/** Old rows of the logs. */
@Module({ providers: [ArchiveLogHandler] })
export class LogArchiveModule {}
