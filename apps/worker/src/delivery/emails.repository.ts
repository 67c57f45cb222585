import { Injectable } from '@nestjs/common';
import {
  array,
  command,
  int4,
  int8,
  jsonb,
  text,
  timestamptz,
  uuid,
  type Statements,
} from '@nivel/messaging/statement';
import type { EmailPace } from '@nivel/contracts/worker/notification-preferences';
import type { StatementUnit } from '@nivel/messaging/unit-of-work';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { TEXT_CODE } from '../composition/text-code.ts';
import { emails } from '../emails/emails.generated.ts';
import { holdAccount } from '../recipients/hold-account.ts';

/** An e-mail for a fact. */
export interface NewEmail {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  /** Of its file. */
  readonly name: string;
  /** What its reader may have switched off. */
  readonly kind: string;
  /** How e-mails of the kind are sent to people who have not chosen: those that come once a day are not written by themselves. */
  readonly pace: EmailPace;
  readonly address: string;
  readonly locale: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly trace: string;
}

/** An e-mail that belongs to this process for a while. */
export interface ClaimedEmail extends Omit<NewEmail, 'content' | 'kind' | 'pace' | 'eventId'> {
  readonly content: unknown;
  readonly createdAt: Date;
  /** The number of this claim: a later claim of the e-mail has a higher one, and this one is lost. */
  readonly claim: number;
}

/** What keeps an e-mail from being claimed: it is closed (or never was), or another process is sending it. */
export type NotClaimed = 'closed' | 'busy';

/** A fact leads to an e-mail once; nobody gets one of a kind that they have switched off, or that is sent once a day. */
const OPEN = command({
  text: `INSERT INTO emails (id, event_id, user_id, letter, address, locale, content, trace, created_at)
SELECT $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::jsonb, $8, $9::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $3::uuid)
  AND (SELECT coalesce(min(pace), $11) = 'at-once' AND coalesce(bool_and(is_on), true) FROM notification_preferences
    WHERE user_id = $3::uuid AND kind = $10 AND channel = 'email')
ON CONFLICT DO NOTHING`,
  params: [uuid, uuid, uuid, text, text, text, jsonb<never>(), text, timestamptz, text, text],
});
const CLAIM = command({
  text: `UPDATE emails SET claimed_until = $3, attempts = attempts + 1
WHERE id = $1 AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < $2)
RETURNING id, user_id AS "userId", letter AS name, address, locale, content, trace, created_at AS "createdAt", attempts AS claim`,
  params: [uuid, timestamptz, timestamptz],
  row: {
    id: uuid,
    userId: uuid,
    name: text,
    address: text,
    locale: text,
    content: jsonb<unknown>(),
    trace: text,
    createdAt: timestamptz,
    claim: int4,
  },
});
/** Only a claim that has not been taken over, given back or closed is renewed, and never for a shorter time than it has. */
const RENEW = command({
  text: `UPDATE emails SET claimed_until = GREATEST(claimed_until, $3)
WHERE id = $1 AND attempts = $2 AND state = 'pending' AND claimed_until IS NOT NULL RETURNING id`,
  params: [uuid, int4, timestamptz],
  row: { id: uuid },
});
const WITH_CODES = [...Object.keys(emails).filter((name) => emails[name]?.hasCode), TEXT_CODE];
const CLOSE_FAILED = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, last_error = $3,
  content = CASE WHEN letter = ANY ($4) THEN '{}' ELSE content END WHERE id = $1 AND attempts = $5 AND state = 'pending'`,
  params: [uuid, timestamptz, text, array(text), int4],
});
const CLOSE_UNREADABLE = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, content = '{}',
  last_error = 'its reader may not read any more what it is about' WHERE id = $1 AND attempts = $3 AND state = 'pending'`,
  params: [uuid, timestamptz, int4],
});
const CLOSE_STALE = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $2, claimed_until = NULL, content = '{}',
  last_error = 'the link of the e-mail is no longer good'
WHERE state = 'pending' AND letter = ANY ($3) AND created_at < $1`,
  params: [timestamptz, timestamptz, array(text)],
});
const CLOSE_UNWANTED = command({
  text: `UPDATE emails SET state = 'failed', closed_at = $3, content = '{}', last_error = 'its reader wants no such e-mails'
WHERE user_id = $1 AND letter = ANY ($2) AND state = 'pending' AND (claimed_until IS NULL OR claimed_until < $3)`,
  params: [uuid, array(text), timestamptz],
});
const FORGET_ACCOUNT = command({
  text: `UPDATE emails SET address = '', content = '{}', claimed_until = NULL,
  last_error = CASE state WHEN 'sent' THEN NULL ELSE 'the account is gone' END,
  state = CASE state WHEN 'sent' THEN 'sent' ELSE 'failed' END, closed_at = COALESCE(closed_at, $2) WHERE user_id = $1`,
  params: [uuid, timestamptz],
});
const REOPEN = command({
  text: `WITH opened AS (
  UPDATE emails SET state = 'pending', closed_at = NULL, created_at = $1 WHERE id IN (
    SELECT id FROM emails WHERE state = 'failed' AND content <> '{}' ORDER BY created_at LIMIT $2 FOR UPDATE)
  RETURNING id
)
SELECT (SELECT count(*)::integer FROM opened) AS opened,
  (SELECT count(*)::integer FROM emails WHERE state = 'failed' AND content = '{}') AS forgotten`,
  params: [timestamptz, int8],
  row: { opened: int4, forgotten: int4 },
});
const CLOSE_SENT = command({
  text: `UPDATE emails SET state = 'sent', closed_at = $2, claimed_until = NULL, last_error = NULL, content = '{}'
WHERE id = $1`,
  params: [uuid, timestamptz],
});

@Injectable()
export class EmailsRepository {
  /** Writes the row of an e-mail once, unless the account is deleted or wants no such e-mails. */
  async open(unit: WorkerUnit, email: NewEmail): Promise<void> {
    const { id, eventId, userId, name, address, locale, trace, kind, pace } = email;
    const content = JSON.stringify(email.content);
    await holdAccount(unit, userId);
    await unit.rows(OPEN, [id, eventId, userId, name, address, locale, content, trace, unit.now, kind, pace]);
  }

  /** Claims an open e-mail that no worker is sending, until `until`. */
  async claim(unit: WorkerUnit, id: string, until: Date): Promise<ClaimedEmail | NotClaimed> {
    const [claimed] = await unit.rows(CLAIM, [id, unit.now, until]);
    if (claimed !== undefined) return claimed;
    const row = await unit.client.email.findUnique({ where: { id }, select: { state: true } });
    return row?.state === 'pending' ? 'busy' : 'closed';
  }

  /** @returns whether it still belongs to the worker of this claim, and now does so until `until` */
  async renew(unit: Statements, { id, claim }: ClaimedEmail, until: Date): Promise<boolean> {
    return (await unit.rows(RENEW, [id, claim, until])).length === 1;
  }

  /**
   * The mail server has accepted the e-mail. This is recorded even when the claim was lost meanwhile, and keeps the present
   * owner of the claim from sending it again. Data that only the e-mail needed (an encrypted code) are deleted.
   */
  async closeSent(unit: StatementUnit, id: string): Promise<true> {
    await unit.rows(CLOSE_SENT, [id, unit.now]);
    return true;
  }

  /** It is given up. A sealed code is forgotten; other e-mails can be opened again. */
  async closeFailed(unit: WorkerUnit, { id, claim }: ClaimedEmail, reason: string): Promise<void> {
    await unit.rows(CLOSE_FAILED, [id, unit.now, reason, WITH_CODES, claim]);
  }

  /** Its reader may read nothing of it any more: it is not sent, and forgotten. */
  async closeUnreadable(unit: WorkerUnit, { id, claim }: ClaimedEmail): Promise<void> {
    await unit.rows(CLOSE_UNREADABLE, [id, unit.now, claim]);
  }

  /** It could not be sent this time. */
  async release(unit: WorkerUnit, { id, claim }: ClaimedEmail, reason: string): Promise<void> {
    const data = { claimedUntil: null, lastError: reason };
    await unit.client.email.updateMany({ where: { id, attempts: claim, state: 'pending' }, data });
  }

  /** Gives up e-mails with codes that no worker sent while their links were valid. */
  async closeStale(unit: WorkerUnit, openedBefore: Date): Promise<void> {
    await unit.rows(CLOSE_STALE, [openedBefore, unit.now, WITH_CODES]);
  }

  /** Its reader has switched such e-mails off: those that wait are not sent any more. */
  async closeUnwanted(unit: WorkerUnit, userId: string, names: readonly string[]): Promise<void> {
    await unit.rows(CLOSE_UNWANTED, [userId, names, unit.now]);
  }

  /** Open e-mails of a deleted account are not sent; its closed ones lose address and content. */
  async forgetAccount(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET_ACCOUNT, [userId, unit.now]);
  }

  /** Open e-mails that no worker is sending, oldest first. */
  findWaiting(
    reads: WorkerReads,
    openedBefore: Date,
    now: Date,
    limit: number,
  ): Promise<{ id: string; trace: string }[]> {
    return reads.client.email.findMany({
      where: {
        state: 'pending',
        createdAt: { lt: openedBefore },
        OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }],
      },
      select: { id: true, trace: true },
      orderBy: { createdAt: 'asc' },
      take: limit,
    });
  }

  /**
   * Opens e-mails again that were given up, the oldest first.
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
