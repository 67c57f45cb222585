import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Tx } from '@nivel/messaging/transactions';
import { PrismaClient } from '../generated/prisma/client.ts';

/** A mail that an event asks for. */
export interface NewEmail {
  readonly eventId: string;
  readonly userId: string;
  readonly letter: string;
  readonly address: string;
  readonly locale: string;
  readonly content: Readonly<Record<string, string | number>>;
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
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`;
const CLAIM = `UPDATE emails SET claimed_until = $3, attempts = attempts + 1
WHERE event_id = $1 AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < $2)
RETURNING event_id AS "eventId", user_id AS "userId", letter, address, locale, content, trace, created_at AS "createdAt"`;
const CLOSE_SENT = `UPDATE emails SET state = 'sent', closed_at = $2, claimed_until = NULL, last_error = NULL, content = '{}'
WHERE event_id = $1`;

@Injectable()
export class EmailsRepository {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly pool: Pool,
  ) {}

  /** Writes the row of a mail once per event. */
  async open(tx: Tx, email: NewEmail, at: Date): Promise<void> {
    const { eventId, userId, letter, address, locale, content, trace } = email;
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

  async closeFailed(eventId: string, reason: string, at: Date): Promise<void> {
    const data = { state: 'failed', closedAt: at, claimedUntil: null, lastError: reason.slice(0, 2_000) };
    await this.prisma.email.update({ where: { eventId }, data });
  }

  /** It could not be sent this time. */
  async release(eventId: string, reason: string): Promise<void> {
    const data = { claimedUntil: null, lastError: reason.slice(0, 2_000) };
    await this.prisma.email.update({ where: { eventId }, data });
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

  /** Opens mails again that were given up. @returns how many */
  async reopenFailed(at: Date, limit: number): Promise<number> {
    const failed = await this.prisma.email.findMany({
      where: { state: 'failed' },
      select: { eventId: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
    const { count } = await this.prisma.email.updateMany({
      where: { state: 'failed', eventId: { in: failed.map(({ eventId }) => eventId) } },
      data: { state: 'pending', closedAt: null, createdAt: at },
    });
    return count;
  }

  async forgetClosed(before: Date): Promise<void> {
    await this.prisma.email.deleteMany({ where: { state: { not: 'pending' }, closedAt: { lt: before } } });
  }
}
