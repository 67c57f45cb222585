import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { latestHour } from '@nivel/platform/local-hour';
import type { FinanceSettings } from '../config.ts';

/** The day it is where the book is kept. */
@Injectable()
export class BookDay {
  private readonly zone: string;

  constructor(@Inject(SETTINGS) { BOOK_TIME_ZONE }: Pick<FinanceSettings, 'BOOK_TIME_ZONE'>) {
    this.zone = BOOK_TIME_ZONE;
  }

  /** As `2026-11-25`. */
  of(now: Date): string {
    return isoDay(localDay(now.getTime(), this.zone));
  }

  /** The day on which an hour came last. */
  nightOf(hour: number, now: Date): string {
    return latestHour(this.zone, hour, now).day;
  }

  /** Whether an hour of that day has come. */
  hasHour(hour: number, now: Date): boolean {
    return this.nightOf(hour, now) === this.of(now);
  }
}
