import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsSettings } from '../config.ts';

/** How long deleted things can be restored. */
@Injectable()
export class TrashRetention {
  readonly days: number;

  constructor(@Inject(SETTINGS) { TRASH_DAYS }: Pick<ProjectsSettings, 'TRASH_DAYS'>) {
    this.days = TRASH_DAYS;
  }

  /** Things deleted before it are no longer in the trash. */
  beginOf(now: Date): Date {
    return new Date(now.getTime() - this.days * DAY_MS);
  }

  endFor(deletedAt: Date): Date {
    return new Date(deletedAt.getTime() + this.days * DAY_MS);
  }
}
