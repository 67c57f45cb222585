import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { DAY_MS } from '@nivel/platform/local-day';
import type { FinanceSettings } from '../config.ts';

/** How long what was deleted can be had back. */
@Injectable()
export class TrashRetention {
  private readonly days: number;

  constructor(@Inject(SETTINGS) { BOOK_TRASH_DAYS }: Pick<FinanceSettings, 'BOOK_TRASH_DAYS'>) {
    this.days = BOOK_TRASH_DAYS;
  }

  /** Whether it was deleted so long ago that nobody has it back, also while its purge is still to come. */
  isOver(deletedAt: Date | null, now: Date): boolean {
    return deletedAt !== null && deletedAt <= this.beginOf(now);
  }

  /** What was deleted before it is not in the trash any more. */
  beginOf(now: Date): Date {
    return new Date(now.getTime() - this.days * DAY_MS);
  }
}
