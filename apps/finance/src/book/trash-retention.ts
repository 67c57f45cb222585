import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { DAY_MS } from '@nivel/platform/local-day';
import type { FinanceSettings } from '../config.ts';

/** How long deleted rows can be restored. */
@Injectable()
export class TrashRetention {
  private readonly days: number;

  constructor(@Inject(SETTINGS) { BOOK_TRASH_DAYS }: Pick<FinanceSettings, 'BOOK_TRASH_DAYS'>) {
    this.days = BOOK_TRASH_DAYS;
  }

  /** Whether it was deleted too long ago to be restored, also before its purge. */
  isOver(deletedAt: Date | null, now: Date): boolean {
    return deletedAt !== null && deletedAt <= this.beginOf(now);
  }

  /** Rows deleted before it are no longer in the trash. */
  beginOf(now: Date): Date {
    return new Date(now.getTime() - this.days * DAY_MS);
  }
}
