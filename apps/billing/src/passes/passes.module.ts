import { Module } from '@nestjs/common';
import { PassCalendar } from './pass-calendar.ts';
import { PassesRepository } from './passes.repository.ts';

/** Months that are paid ahead, and when they hold. */
@Module({ providers: [PassCalendar, PassesRepository], exports: [PassCalendar, PassesRepository] })
export class PassesModule {}
