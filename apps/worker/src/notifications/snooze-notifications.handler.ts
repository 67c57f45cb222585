import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { snoozeChoice, snoozeNotifications } from '@nivel/contracts/worker/snooze-notifications.operation';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { WorkerClient } from '../database.ts';
import { RecipientsRepository } from '../recipients/recipients.repository.ts';
import { InboxWriter } from './inbox-writer.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { snoozeMoment } from './snooze-moment.ts';

const LONGEST_MS = 366 * 86_400_000;

type Input = InputOf<typeof snoozeNotifications>;

@Handles(snoozeNotifications)
export class SnoozeNotificationsHandler implements Handler<typeof snoozeNotifications> {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly inbox: InboxWriter,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle({ ids, until: asked }: Input, call: Call): Promise<OutputOf<typeof snoozeNotifications>> {
    const until = asked === null ? null : await this.momentOf(asked, actorOf(call).userId);
    const unread = await this.inbox.change(call, (unit, userId) => this.notifications.snooze(unit, userId, ids, until));
    return { unread, until: until?.toISOString() ?? null };
  }

  private async momentOf(asked: NonNullable<Input['until']>, userId: string): Promise<Date> {
    const now = this.clock.now();
    const choice = snoozeChoice.safeParse(asked);
    if (choice.success) return snoozeMoment(choice.data, now, await this.recipients.timeZone(this.work.reads, userId));
    const ahead = Date.parse(asked) - now.getTime();
    if (!(ahead > 0 && ahead <= LONGEST_MS)) throw new AppError(workerErrors.snooze_out_of_range);
    return new Date(asked);
  }
}
