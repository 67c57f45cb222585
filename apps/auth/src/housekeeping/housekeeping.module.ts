import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ExpiredDataCleaner } from './expired-data-cleaner.ts';
import { ExpiredRowsRepository } from './expired-rows.repository.ts';
import { Housekeeping } from './housekeeping.ts';

@Module({ imports: [SessionsModule], providers: [ExpiredDataCleaner, ExpiredRowsRepository, Housekeeping] })
export class HousekeepingModule {}
