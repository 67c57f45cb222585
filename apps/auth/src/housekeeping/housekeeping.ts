import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { AuthSettings } from '../config.ts';
import { ExpiredDataCleaner } from './expired-data-cleaner.ts';

/** Runs the cleaner at intervals. Several replicas may run it at the same time. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cleaner: ExpiredDataCleaner,
    @Inject(LOG) private readonly log: Log,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  onApplicationBootstrap(): void {
    const { HOUSEKEEPING_SECONDS } = this.settings;
    if (HOUSEKEEPING_SECONDS === 0) return;
    this.timer = setInterval(() => void this.tidy(), HOUSEKEEPING_SECONDS * 1_000).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async tidy(): Promise<void> {
    try {
      const rows = await this.cleaner.tidy();
      if (rows > 0) this.log.info({ rows }, 'expired rows were deleted');
    } catch (error) {
      this.log.warn({ err: error }, 'expired rows could not be deleted; the next round tries again');
    }
  }
}
