import { Injectable } from '@nestjs/common';
import type { Tx } from '@nivel/messaging/transactions';
import { clientOf } from '../database.ts';
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

@Injectable()
export class EmailsRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** Writes the row of a mail once per event. */
  async open(tx: Tx, email: NewEmail, at: Date): Promise<void> {
    await clientOf(tx).email.createMany({ data: [{ ...email, createdAt: at }], skipDuplicates: true });
  }

  /** Takes an open mail that nobody is sending, until `until`. */
  async claim(eventId: string, now: Date, until: Date): Promise<ClaimedEmail | NotClaimed> {
    const [claimed] = await this.prisma.email.updateManyAndReturn({
      where: { eventId, state: 'pending', OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }] },
      data: { claimedUntil: until, attempts: { increment: 1 } },
    });
    if (claimed !== undefined) return claimed;
    const row = await this.prisma.email.findUnique({ where: { eventId }, select: { state: true } });
    return row?.state === 'pending' ? 'busy' : 'closed';
  }

  async holdOn(eventId: string, until: Date): Promise<void> {
    await this.prisma.email.updateMany({ where: { eventId, state: 'pending' }, data: { claimedUntil: until } });
  }

  /** The mail server has taken it. What only the mail needed (a sealed code) is forgotten. */
  async closeSent(eventId: string, at: Date): Promise<void> {
    const data = { state: 'sent', closedAt: at, claimedUntil: null, lastError: null, content: {} };
    await this.prisma.email.update({ where: { eventId }, data });
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
