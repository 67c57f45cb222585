import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';

const DAY_MS = 86_400_000;

/** How long what was deleted can be had back. */
@Injectable()
export class TrashTime {
  readonly days: number;

  constructor(@Inject(SETTINGS) { TRASH_DAYS }: Pick<ProjectsSettings, 'TRASH_DAYS'>) {
    this.days = TRASH_DAYS;
  }

  /** What was deleted before it is not in the trash any more. */
  beginOf(now: Date): Date {
    return new Date(now.getTime() - this.days * DAY_MS);
  }

  endFor(deletedAt: Date): Date {
    return new Date(deletedAt.getTime() + this.days * DAY_MS);
  }
}
