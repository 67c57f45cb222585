import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listNotificationPreferences } from '@nivel/contracts/worker/list-notification-preferences.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { kindsInUse } from './preferences.ts';
import { PreferencesRepository } from './preferences.repository.ts';

@Handles(listNotificationPreferences)
export class ListNotificationPreferencesHandler implements Handler<typeof listNotificationPreferences> {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle(
    _: InputOf<typeof listNotificationPreferences>,
    call: Call,
  ): Promise<OutputOf<typeof listNotificationPreferences>> {
    const switched = await this.preferences.list(this.work.reads, actorOf(call).userId);
    const isOff = (kind: string, channel: string): boolean =>
      switched.some((one) => one.kind === kind && one.channel === channel && !one.isOn);
    return {
      preferences: kindsInUse.map(({ kind: { name, title, description, isLocked }, channels }) => ({
        kind: name,
        title,
        description,
        isLocked,
        channels: channels.map((channel) => ({ channel, isOn: isLocked || !isOff(name, channel) })),
      })),
    };
  }
}
