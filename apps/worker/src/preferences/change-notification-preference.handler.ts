import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { changeNotificationPreference } from '@nivel/contracts/worker/change-notification-preference.operation';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { kindsInUse, Preferences } from './preferences.ts';

@Handles(changeNotificationPreference)
export class ChangeNotificationPreferenceHandler implements Handler<typeof changeNotificationPreference> {
  constructor(
    private readonly preferences: Preferences,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle(
    { kind: name, channel, is_on: isOn, pace }: InputOf<typeof changeNotificationPreference>,
    call: Call,
  ): Promise<OutputOf<typeof changeNotificationPreference>> {
    const found = kindsInUse.find(({ kind, channels }) => kind.name === name && channels.includes(channel));
    if (found === undefined) throw new AppError(workerErrors.unknown_notification_kind);
    if (pace !== undefined && (channel !== 'email' || found.kind.pace === undefined))
      throw new AppError(workerErrors.unknown_notification_kind);
    if (found.kind.isLocked) throw new AppError(workerErrors.notification_kind_locked);
    const { userId } = actorOf(call);
    await this.work.run(call, (unit) =>
      this.preferences.switch(unit, userId, found.kind, { channel, isOn, pace: pace ?? null }),
    );
    return { isOn };
  }
}
