import { refreshDueSubscriptions } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { DueCfdi } from './due-cfdi.ts';
import { DuePasses } from './due-passes.ts';
import { DueSubscriptions } from './due-subscriptions.ts';

/** The size of one part: each costs requests to the provider, one after the other. */
const MOST = 20;
/** When one that could not be read is checked again; until then it keeps no other waiting. */
const AGAIN_AFTER_MS = 600_000;

@Handles(refreshDueSubscriptions)
export class RefreshDueSubscriptionsHandler implements Handler<typeof refreshDueSubscriptions> {
  constructor(
    private readonly subscriptions: DueSubscriptions,
    private readonly passes: DuePasses,
    private readonly cfdi: DueCfdi,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<OutputOf<typeof refreshDueSubscriptions>> {
    const again = new Date(this.clock.now().getTime() + AGAIN_AFTER_MS);
    const parts = [
      await this.subscriptions.look(MOST, again),
      await this.passes.look(MOST, again),
      await this.cfdi.look(MOST),
    ];
    const failed = parts.reduce((sum, part) => sum + part.failed, 0);
    const looked = parts.reduce((sum, part) => sum + part.looked, 0);
    return { refreshed: looked - failed, failed, has_more: parts.some((part) => part.looked === MOST) };
  }
}
