import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { Clock } from '@nivel/platform/clock';

const MINUTE_MS = 60_000;
/** Calendars that the people of one project have fetched within a minute. */
const MOST_A_MINUTE = 10;

/**
 * Limits how often people have calendars fetched: each time this service calls an address that they chose. Each process counts by
 * itself, because the limit protects others and its own connections, and need not be exact.
 */
@Injectable()
export class RefreshLimit {
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(private readonly clock: Clock) {}

  /** Counts a request. @throws AppError `over_request_rate_limit` */
  count(projectId: string): void {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + MINUTE_MS;
    }
    const count = (this.counts.get(projectId) ?? 0) + 1;
    if (count > MOST_A_MINUTE) throw new AppError(commonErrors.over_request_rate_limit);
    this.counts.set(projectId, count);
  }
}
