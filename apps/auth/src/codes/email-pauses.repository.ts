import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { command, text, timestamptz } from '@nivel/messaging/statement';
import type { AddressPurpose, CodePurpose, PhonePurpose, SecondStepPurpose } from './one-time-code.ts';
import type { AuthUnit } from '../database.ts';

/** The limited requests: the e-mails of a purpose, or sign-ups. Recoveries and magic links wait for each other. */
export type Pause =
  Exclude<CodePurpose, 'magic-link' | AddressPurpose> | PhonePurpose | SecondStepPurpose | 'email-change' | 'sign-up';

const keyOf = (email: string, pause: Pause): string => createHash('sha256').update(`${pause}\n${email}`).digest('hex');

const BEGIN = command({
  text: `INSERT INTO mail_pauses AS known (key, sent_at) VALUES ($1, $2)
ON CONFLICT (key) DO UPDATE SET sent_at = $2 WHERE known.sent_at <= $3
RETURNING key`,
  params: [text, timestamptz, timestamptz],
  row: { key: text },
});

/** When the last e-mail of a kind was requested, stored for unknown addresses too, so that the limit reveals nothing. */
@Injectable()
export class EmailPausesRepository {
  /** Null when an e-mail may go now (and counts from now), else the milliseconds that are left to wait. */
  async begin(unit: AuthUnit, email: string, pause: Pause, pauseMs: number): Promise<number | null> {
    const key = keyOf(email, pause);
    const now = unit.now.getTime();
    const begun = await unit.rows(BEGIN, [key, unit.now, new Date(now - pauseMs)]);
    if (begun.length > 0) return null;
    const row = await unit.client.emailPause.findUnique({ where: { key } });
    return row === null ? 0 : Math.max(0, row.sentAt.getTime() + pauseMs - now);
  }

  /** The awaited event has happened. */
  async end(unit: AuthUnit, email: string, pause: Pause): Promise<void> {
    await unit.client.emailPause.deleteMany({ where: { key: keyOf(email, pause) } });
  }
}
