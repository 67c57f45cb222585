import { Inject } from '@nestjs/common';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { sendDueWebhooks } from '@nivel/contracts/projects/automation/send-due-webhooks.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import type { ProjectsClient } from '../../database.ts';
import { DeliveriesRepository, type BegunDelivery } from './deliveries.repository.ts';
import { resultOf, type DeliveryResult } from './delivery-result.ts';
import { callWebhook } from './webhook-request.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { signedHeaders } from './webhook-signature.ts';

/** Calls of one part, side by side. */
const MOST = 10;
/** Longer than a call can take: its process has died. */
const LOST_AFTER_MS = 60_000;

/**
 * The attempt is recorded before the call is sent and closed after it: a call that was in progress when a process died is not
 * repeated.
 */
@Handles(sendDueWebhooks)
export class SendDueWebhooksHandler implements Handler<typeof sendDueWebhooks> {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly secrets: WebhookSecrets,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(): Promise<OutputOf<typeof sendDueWebhooks>> {
    // Asked every few seconds, and mostly for nothing.
    if (!(await this.deliveries.isDue(this.work.reads, this.clock.now()))) return { sent: 0, has_more: false };
    const begun = await this.work.inStatements(BY_ITSELF, async (unit) => {
      await this.deliveries.giveUp(unit, new Date(unit.now.getTime() - LOST_AFTER_MS));
      return this.deliveries.begin(unit, MOST);
    });
    await Promise.all(begun.map((delivery) => this.send(delivery)));
    return { sent: begun.length, has_more: begun.length === MOST };
  }

  private async send(delivery: BegunDelivery): Promise<void> {
    const result = await this.resultOf(delivery);
    await this.work.inStatements(BY_ITSELF, (unit) => this.deliveries.end(unit, delivery.id, result));
  }

  private async resultOf({ id, webhookId, url, sealedSecret, body, attempts }: BegunDelivery): Promise<DeliveryResult> {
    if (url === '') return { outcome: 'failed', status: null, problem: 'webhook_deleted', waitMs: 0 };
    try {
      const secret = this.secrets.open(webhookId, sealedSecret);
      const headers = signedHeaders(secret, { id, body }, this.clock.now());
      return resultOf(await callWebhook({ url, headers, body }), attempts);
    } catch (error) {
      // The seal's key is missing, or the address is invalid: nothing was sent.
      this.log.error({ err: error, deliveryId: id }, 'a webhook could not be called');
      return resultOf({ status: null, isSent: false, problem: 'unreachable' }, attempts);
    }
  }
}
