import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { TooManyEmails } from '@nivel/contracts/projects/written-email-values';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { ProjectsUnit } from '../database.ts';
import { WrittenEmailsRepository, type WrittenEmail } from './written-emails.repository.ts';

const DAY_MS = 86_400_000;
/** The days for which an idempotency key is kept. */
const KEPT_DAYS = 30;

type EmailRequest = Omit<WrittenEmail, 'projectId' | 'asked'> & {
  /** The request, in values that are the same when it is repeated. */
  readonly asked: unknown;
};

/** Sends each e-mail that a person writes once, up to a daily limit. */
@Injectable()
export class WrittenEmails {
  constructor(private readonly emails: WrittenEmailsRepository) {}

  /**
   * @param most addressees within 24 hours
   * @param send resolves the recipients and publishes the e-mail; called only the first time
   * @returns how many addressees are left
   * @throws AppError `too_many_emails`, `id_taken`, `idempotency_key_reused`, and the refusals of `send`
   */
  async once(
    unit: ProjectsUnit,
    { asked, ...wanted }: EmailRequest,
    most: number,
    send: (mayGo: () => void) => Promise<{ readonly projectId: string | null }>,
  ): Promise<number> {
    await holdKey(unit, `e-mails of ${wanted.sentBy}`);
    const since = new Date(unit.now.getTime() - DAY_MS);
    const sent = await this.emails.sentBy(unit, wanted, since);
    const remaining = Math.max(0, most - sent.count);
    const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
    if (await this.wasSent(unit, wanted, digest)) return remaining;
    const mayGo = (): void => {
      if (remaining >= wanted.addressees) return;
      const seconds = ((sent.oldest ?? since).getTime() - since.getTime()) / 1_000;
      const details: TooManyEmails = { remaining, retryAfter: Math.max(1, Math.ceil(seconds)) };
      throw new AppError(projectsErrors.too_many_emails, { details });
    };
    const { projectId } = await send(mayGo);
    const forgottenBefore = new Date(unit.now.getTime() - KEPT_DAYS * DAY_MS);
    await this.emails.note(unit, { ...wanted, projectId, asked: digest }, forgottenBefore);
    return remaining - wanted.addressees;
  }

  private async wasSent(unit: ProjectsUnit, { id, sentBy }: Pick<EmailRequest, 'id' | 'sentBy'>, digest: string) {
    const known = await this.emails.find(unit, id);
    if (known === null) return false;
    if (known.sentBy !== sentBy) throw new AppError(boardErrors.id_taken);
    if (known.asked !== digest) throw new AppError(commonErrors.idempotency_key_reused);
    return true;
  }
}
