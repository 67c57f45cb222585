import { Injectable } from '@nestjs/common';
import { command, int4, int8, jsonb, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { StatementUnit } from '@nivel/messaging/unit-of-work';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { codeLetters } from '../letters/code-letter.ts';
import { holdAccount } from '../recipients/hold-account.ts';

/** What a letter needs, as its row keeps it. */
export type EmailContent = Readonly<Record<string, string | number | null>>;

/** A mail that an event asks for. */
export interface NewEmail {
  readonly eventId: string;
  readonly userId: string;
  readonly letter: string;
  readonly address: string;
  readonly locale: string;
  readonly content: EmailContent;
  readonly trace: string;
}

/** A mail that belongs to this process for a while. */
export interface ClaimedEmail extends Omit<NewEmail, 'content'> {
  readonly content: unknown;
  readonly createdAt: Date;
}

/** What keeps a mail from being claimed: it is closed (or never was), or another process is sending it. */
export type NotClaimed = 'closed' | 'busy';

const OPEN = command({
  text: `INSERT INTO emails (event_id, user_id, letter, address, locale, content, trace, created_at)
SELECT $1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7, $8::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $2::uuid) ON CONFLICT DO NOTHING`,
  params: [uuid, uuid, text, text, text, jsonb<never>(), text, timestamptz],
});
const CLAIM = command({
  text: `UPDATE emails SET claimed_until = $3, attempts = attempts + 1
WHERE event_id = $1 AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < $2)
RETURNING event_id AS "eventId", user_id AS "userId", letter, address, locale, content, trace, created_at AS "createdAt"`,
  params: [uuid, timestamptz, timestamptz],
  row: {
    eventId: uuid,
    userId: uuid,
    letter: text,
    address: text,
    locale: text,
    content: jsonb<unknown>(),
    trace: text,
    createdAt: timestamptz,
  },
});
const CODE_LETTERS = codeLetters.map((letter) => `'${letter}'`).join(', ');
const CLOSE_FAILED = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, last_error = $3,
  content = CASE WHEN letter IN (${CODE_LETTERS}) THEN '{}' ELSE content END WHERE event_id = $1 AND state = 'pending'`,
  params: [uuid, timestamptz, text],
});
const CLOSE_STALE = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, content = '{}',
  last_error = 'the link of the mail is no longer good'
WHERE state = 'pending' AND letter IN (${CODE_LETTERS}) AND created_at < $1`,
  params: [timestamptz, timestamptz],
});
const FORGET_ACCOUNT = command({
  text: `UPDATE emails SET address = '', content = '{}', claimed_until = NULL,
  last_error = CASE state WHEN 'sent' THEN NULL ELSE 'the account is gone' END,
  state = CASE state WHEN 'sent' THEN 'sent' ELSE 'failed' END, closed_at = COALESCE(closed_at, $2) WHERE user_id = $1`,
  params: [uuid, timestamptz],
});
const REOPEN = command({
  text: `WITH opened AS (
  UPDATE emails SET state = 'pending', closed_at = NULL, created_at = $1 WHERE event_id IN (
    SELECT event_id FROM emails WHERE state = 'failed' AND content <> '{}' ORDER BY created_at LIMIT $2 FOR UPDATE)
  RETURNING event_id
)
SELECT (SELECT count(*)::integer FROM opened) AS opened,
  (SELECT count(*)::integer FROM emails WHERE state = 'failed' AND content = '{}') AS forgotten`,
  params: [timestamptz, int8],
  row: { opened: int4, forgotten: int4 },
});
const CLOSE_SENT = command({
  text: `UPDATE emails SET state = 'sent', closed_at = $2, claimed_until = NULL, last_error = NULL, content = '{}'
WHERE event_id = $1`,
  params: [uuid, timestamptz],
});

@Injectable()
export class EmailsRepository {
  /** Writes the row of a mail once per event, unless the account is gone. */
  async open(unit: WorkerUnit, email: NewEmail): Promise<void> {
    const { eventId, userId, letter, address, locale, content, trace } = email;
    await holdAccount(unit, userId);
    await unit.rows(OPEN, [eventId, userId, letter, address, locale, JSON.stringify(content), trace, unit.now]);
  }

  /** Takes an open mail that nobody is sending, until `until`. */
  async claim(unit: WorkerUnit, eventId: string, until: Date): Promise<ClaimedEmail | NotClaimed> {
    const [claimed] = await unit.rows(CLAIM, [eventId, unit.now, until]);
    if (claimed !== undefined) return claimed;
    const row = await unit.client.email.findUnique({ where: { eventId }, select: { state: true } });
    return row?.state === 'pending' ? 'busy' : 'closed';
  }

  async holdOn(unit: WorkerUnit, eventId: string, until: Date): Promise<void> {
    await unit.client.email.updateMany({ where: { eventId, state: 'pending' }, data: { claimedUntil: until } });
  }

  /** The mail server has taken it. What only the mail needed (a sealed code) is forgotten. */
  async closeSent(unit: StatementUnit, eventId: string): Promise<true> {
    await unit.rows(CLOSE_SENT, [eventId, unit.now]);
    return true;
  }

  /** It is given up. A sealed code is forgotten; other letters can be opened again. */
  async closeFailed(unit: WorkerUnit, eventId: string, reason: string): Promise<void> {
    await unit.rows(CLOSE_FAILED, [eventId, unit.now, reason]);
  }

  /** It could not be sent this time. */
  async release(unit: WorkerUnit, eventId: string, reason: string): Promise<void> {
    const data = { claimedUntil: null, lastError: reason };
    await unit.client.email.updateMany({ where: { eventId, state: 'pending' }, data });
  }

  /** Gives up mails with codes that nobody came to send while their links were good. */
  async closeStale(unit: WorkerUnit, openedBefore: Date): Promise<void> {
    await unit.rows(CLOSE_STALE, [openedBefore, unit.now]);
  }

  /** Open mails of an account that is gone are not sent; its closed ones lose address and content. */
  async forgetAccount(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET_ACCOUNT, [userId, unit.now]);
  }

  /** Open mails that nobody is sending, oldest first. */
  findWaiting(
    reads: WorkerReads,
    openedBefore: Date,
    now: Date,
    limit: number,
  ): Promise<{ eventId: string; trace: string }[]> {
    return reads.client.email.findMany({
      where: {
        state: 'pending',
        createdAt: { lt: openedBefore },
        OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }],
      },
      select: { eventId: true, trace: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
  }

  /**
   * Opens mails again that were given up, the oldest first.
   * @returns how many, and how many could not be because their content is forgotten
   */
  async reopenFailed(unit: WorkerUnit, limit: number): Promise<{ opened: number; forgotten: number }> {
    const [reopened] = await unit.rows(REOPEN, [unit.now, limit]);
    return reopened ?? { opened: 0, forgotten: 0 };
  }

  async forgetClosed(unit: WorkerUnit, before: Date): Promise<void> {
    await unit.client.email.deleteMany({ where: { state: { not: 'pending' }, closedAt: { lt: before } } });
  }
}
