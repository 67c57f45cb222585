import { Inject } from '@nestjs/common';
import { sendEmail } from '@nivel/contracts/worker/send-email.job';
import { GiveUp } from '@nivel/messaging/job-worker';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import type { WorkerSettings } from '../config.ts';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { EmailClaims } from './email-claims.ts';
import { EmailDispatch } from './email-dispatch.ts';
import { failureOf } from './email-failure.ts';
import { EmailRefused } from './email-sender.ts';
import type { ClaimedEmail } from './emails.repository.ts';

/**
 * Sends one e-mail (R7): the row is claimed, the mail server asked, the row closed. Two processes never send the same e-mail at
 * once: the claim is renewed right before the last line of the message, and a worker that has lost it sends no last line (ADR
 * 0089).
 *
 * What remains is the last line, from the renewed claim until the row is closed: the mail server's answer and one statement. A
 * process that dies in it, or is frozen in it for longer than MAIL_TIMEOUT_MS, leaves open whether the mail server has the
 * message, and the e-mail is sent again under the same message id. Only in the 0.04 ms (median) before the line is written can
 * a process that was frozen for longer than its claim still complete a message that another one sends.
 */
@HandlesJob(sendEmail)
export class SendEmailJobHandler implements JobHandler<typeof sendEmail> {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(LOG) private readonly log: Log,
    private readonly claims: EmailClaims,
    private readonly dispatch: EmailDispatch,
    private readonly clock: Clock,
  ) {}

  async perform({ emailId }: { emailId: string }): Promise<void> {
    const claimed = await this.claims.take(emailId);
    if (claimed === 'closed') return;
    if (claimed === 'busy') throw new Error('another process is sending this e-mail');
    const stopRenewing = this.claims.keep(claimed);
    try {
      await this.send(claimed);
    } catch (error) {
      stopRenewing();
      await this.giveBack(claimed, error);
    } finally {
      stopRenewing();
    }
  }

  private async send(email: ClaimedEmail): Promise<void> {
    if (await this.dispatch.send(email)) {
      await this.claims.closeSent(email);
      this.log.info({ emailId: email.id, email: email.name }, 'e-mail sent');
    } else await this.claims.closeUnreadable(email);
  }

  private async giveBack(email: ClaimedEmail, error: unknown): Promise<never> {
    const age = this.clock.now().getTime() - email.createdAt.getTime();
    const reason = failureOf(error, email.address);
    if (error instanceof EmailRefused || age > this.settings.MAIL_GIVE_UP_SECONDS * 1_000) {
      await this.claims.closeFailed(email, reason);
      throw new GiveUp(`the e-mail was given up: ${reason}`);
    }
    await this.claims.release(email, reason);
    // Not the error itself: it quotes the mail server, and the mail server the address.
    throw new Error(`the e-mail could not be sent: ${reason}`);
  }
}
