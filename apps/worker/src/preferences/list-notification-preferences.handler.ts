import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { DigestsRepository } from '../digests/digests.repository.ts';
import { kindsInUse } from './preferences.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@Handles(listNotificationPreferences)
export class ListNotificationPreferencesHandler implements Handler<typeof listNotificationPreferences> {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly digests: DigestsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle(
    _: InputOf<typeof listNotificationPreferences>,
    call: Call,
  ): Promise<OutputOf<typeof listNotificationPreferences>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const [switched, digestHour] = await Promise.all([
      this.preferences.list(reads, userId),
      this.digests.hourOf(reads, userId),
    ]);
    const chosen = (kind: string, channel: string) =>
      switched.find((one) => one.kind === kind && one.channel === channel);
    return {
      preferences: kindsInUse.map(({ kind: { name, title, description, isLocked, pace = null }, channels }) => ({
        kind: name,
        title,
        description,
        isLocked,
        channels: channels.map((channel) => ({
          channel,
          isOn: isLocked || (chosen(name, channel)?.isOn ?? true),
          pace: channel === 'email' && pace !== null ? (chosen(name, channel)?.pace ?? pace) : null,
        })),
      })),
      digestHour,
    };
  }
}
