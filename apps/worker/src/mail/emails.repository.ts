import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Tx } from '@nivel/messaging/transactions';
import { codeLetters } from '../letters/code-letter.ts';
import { holdAccount } from '../recipients/hold-account.ts';
import { PrismaClient } from '../generated/prisma/client.ts';

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

const OPEN = `INSERT INTO emails (event_id, user_id, letter, address, locale, content, trace, created_at)
SELECT $1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7, $8::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $2::uuid) ON CONFLICT DO NOTHING`;
const CLAIM = `UPDATE emails SET claimed_until = $3, attempts = attempts + 1
WHERE event_id = $1 AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < $2)
RETURNING event_id AS "eventId", user_id AS "userId", letter, address, locale, content, trace, created_at AS "createdAt"`;
const CODE_LETTERS = codeLetters.map((letter) => `'${letter}'`).join(', ');
const CLOSE_FAILED = `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, last_error = $3,
  content = CASE WHEN letter IN (${CODE_LETTERS}) THEN '{}' ELSE content END WHERE event_id = $1 AND state = 'pending'`;
const CLOSE_STALE = `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, content = '{}',
  last_error = 'the link of the mail is no longer good'
WHERE state = 'pending' AND letter IN (${CODE_LETTERS}) AND created_at < $1`;
const FORGET_ACCOUNT = `UPDATE emails SET address = '', content = '{}', claimed_until = NULL,
  last_error = CASE state WHEN 'sent' THEN NULL ELSE 'the account is gone' END,
  state = CASE state WHEN 'sent' THEN 'sent' ELSE 'failed' END, closed_at = COALESCE(closed_at, $2) WHERE user_id = $1`;
const REOPEN = `WITH opened AS (
  UPDATE emails SET state = 'pending', closed_at = NULL, created_at = $1 WHERE event_id IN (
    SELECT event_id FROM emails WHERE state = 'failed' AND content <> '{}' ORDER BY created_at LIMIT $2 FOR UPDATE)
  RETURNING event_id
)
SELECT (SELECT count(*)::integer FROM opened) AS opened,
  (SELECT count(*)::integer FROM emails WHERE state = 'failed' AND content = '{}') AS forgotten`;
const CLOSE_SENT = `UPDATE emails SET state = 'sent', closed_at = $2, claimed_until = NULL, last_error = NULL, content = '{}'
WHERE event_id = $1`;

@Injectable()
export class EmailsRepository {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly pool: Pool,
  ) {}

  /** Writes the row of a mail once per event, unless the account is gone. */
  async open(tx: Tx, email: NewEmail, at: Date): Promise<void> {
    const { eventId, userId, letter, address, locale, content, trace } = email;
    await holdAccount(tx, userId);
    await tx.rows(OPEN, [eventId, userId, letter, address, locale, JSON.stringify(content), trace, at.toISOString()]);
  }

  /** Takes an open mail that nobody is sending, until `until`. */
  async claim(eventId: string, now: Date, until: Date): Promise<ClaimedEmail | NotClaimed> {
    const values = [eventId, now.toISOString(), until.toISOString()];
    const { rows } = await this.pool.query<ClaimedEmail>({ name: 'email-claim', text: CLAIM, values });
    const [claimed] = rows;
    if (claimed !== undefined) return claimed;
    const row = await this.prisma.email.findUnique({ where: { eventId }, select: { state: true } });
    return row?.state === 'pending' ? 'busy' : 'closed';
  }

  async holdOn(eventId: string, until: Date): Promise<void> {
    await this.prisma.email.updateMany({ where: { eventId, state: 'pending' }, data: { claimedUntil: until } });
  }

  /** The mail server has taken it. What only the mail needed (a sealed code) is forgotten. */
  async closeSent(eventId: string, at: Date): Promise<void> {
    await this.pool.query({ name: 'email-sent', text: CLOSE_SENT, values: [eventId, at.toISOString()] });
  }

  /** It is given up. A sealed code is forgotten; other letters can be opened again. */
  async closeFailed(eventId: string, reason: string, at: Date): Promise<void> {
    await this.pool.query(CLOSE_FAILED, [eventId, at.toISOString(), reason]);
  }

  /** It could not be sent this time. */
  async release(eventId: string, reason: string): Promise<void> {
    const data = { claimedUntil: null, lastError: reason };
    await this.prisma.email.updateMany({ where: { eventId, state: 'pending' }, data });
  }

  /** Gives up mails with codes that nobody came to send while their links were good. */
  async closeStale(openedBefore: Date, at: Date): Promise<void> {
    await this.pool.query(CLOSE_STALE, [openedBefore.toISOString(), at.toISOString()]);
  }

  /** Open mails of an account that is gone are not sent; its closed ones lose address and content. */
  async forgetAccount(tx: Tx, userId: string, at: Date): Promise<void> {
    await tx.rows(FORGET_ACCOUNT, [userId, at.toISOString()]);
  }

  /** Open mails that nobody is sending, oldest first. */
  findWaiting(openedBefore: Date, now: Date, limit: number): Promise<{ eventId: string; trace: string }[]> {
    return this.prisma.email.findMany({
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
  async reopenFailed(at: Date, limit: number): Promise<{ opened: number; forgotten: number }> {
    const { rows } = await this.pool.query<{ opened: number; forgotten: number }>(REOPEN, [at.toISOString(), limit]);
    return rows[0] ?? { opened: 0, forgotten: 0 };
  }

  async forgetClosed(before: Date): Promise<void> {
    await this.prisma.email.deleteMany({ where: { state: { not: 'pending' }, closedAt: { lt: before } } });
  }
}
