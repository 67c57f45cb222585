import { Injectable } from '@nestjs/common';
import type { EmailPace, NotificationChannel } from '@nivel/contracts/worker/notification-preferences';
import { bool, command, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from '../recipients/hold-account.ts';

export interface Preference {
  readonly kind: string;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
  /** How often e-mails come; null: nothing was chosen. */
  readonly pace: EmailPace | null;
}

const OF_PERSON = query({
  text: 'SELECT kind, channel, is_on AS "isOn", pace FROM notification_preferences WHERE user_id = $1',
  params: [uuid],
  row: { kind: text, channel: textOf<NotificationChannel>(), isOn: bool, pace: nullable(textOf<EmailPace>()) },
});
const SWITCH = command({
  text: `INSERT INTO notification_preferences (user_id, kind, channel, is_on, updated_at, pace)
SELECT $1::uuid, $2, $3, $4::boolean, $5::timestamptz, $6
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id, kind, channel) DO UPDATE SET is_on = EXCLUDED.is_on, updated_at = EXCLUDED.updated_at,
  pace = coalesce(EXCLUDED.pace, notification_preferences.pace)`,
  params: [uuid, text, text, bool, timestamptz, nullable(text)],
});
const FORGET = command({ text: 'DELETE FROM notification_preferences WHERE user_id = $1', params: [uuid] });

/** People's switches. Without a row a kind is on. */
@Injectable()
export class PreferencesRepository {
  list(reads: WorkerReads, userId: string): Promise<Preference[]> {
    return reads.rows(OF_PERSON, [userId]);
  }

  async switch(unit: WorkerUnit, userId: string, { kind, channel, isOn, pace }: Preference): Promise<void> {
    await holdAccount(unit, userId);
    await unit.rows(SWITCH, [userId, kind, channel, isOn, unit.now, pace]);
  }

  async forget(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
