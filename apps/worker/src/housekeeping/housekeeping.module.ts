import { Module } from '@nestjs/common';
import { PurgeTrashJobHandler } from './purge-trash.job-handler.ts';

/** What other services have done on a schedule. */
@Module({ providers: [PurgeTrashJobHandler] })
export class HousekeepingModule {}
