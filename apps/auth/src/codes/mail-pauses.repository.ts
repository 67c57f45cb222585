import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthTx } from '../database/auth-database.repository.ts';
import type { Slot } from './one-time-code.ts';

/** What is limited: the mails of a slot, or sign-ups. */
export type Pause = Slot | 'sign-up';

const keyOf = (email: string, pause: Pause): string => createHash('sha256').update(`${pause}\n${email}`).digest('hex');

/** When the last mail of a kind was asked for, kept for unknown addresses too, so that the limit tells nothing. */
@Injectable()
export class MailPausesRepository {
  /** Null when a mail may go now (and counts from now), else the milliseconds that are left to wait. */
  async begin(tx: AuthTx, email: string, pause: Pause, pauseMs: number, now: Date): Promise<number | null> {
    const key = keyOf(email, pause);
    const begun = await tx.client.$queryRaw<unknown[]>`
      INSERT INTO mail_pauses AS known (key, sent_at) VALUES (${key}, ${now})
      ON CONFLICT (key) DO UPDATE SET sent_at = ${now}
      WHERE known.sent_at <= ${new Date(now.getTime() - pauseMs)}
      RETURNING key`;
    if (begun.length > 0) return null;
    const row = await tx.client.mailPause.findUnique({ where: { key } });
    return row === null ? 0 : Math.max(0, row.sentAt.getTime() + pauseMs - now.getTime());
  }

  /** What was waited for has happened. */
  async end(tx: AuthTx, email: string, pause: Pause): Promise<void> {
    await tx.client.mailPause.deleteMany({ where: { key: keyOf(email, pause) } });
  }
}
