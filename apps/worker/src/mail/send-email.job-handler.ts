import { Inject } from '@nestjs/common';
import { sendEmail } from '@nivel/contracts/worker/send-email.job';
import { GiveUp } from '@nivel/messaging/job-worker';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import { traceIdOf } from '@nivel/platform/trace';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { WorkerSettings } from '../config.ts';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { renderHtml } from '../letters/render-html.ts';
import { renderText } from '../letters/render-text.ts';
import { writeLetter, type Letter } from '../letters/write-letter.ts';
import { EmailsRepository, type ClaimedEmail } from './emails.repository.ts';
import { failureOf } from './mail-failure.ts';
import { MailRefused, MailSender } from './mail-sender.ts';
import type { WorkerClient } from '../database.ts';

const CLOSE_ATTEMPTS = 120;
const CLOSE_PAUSE_MS = 250;

/**
 * Sends one mail (R7): the row is claimed, the mail server asked, the row closed. Two processes never send the same mail
 * at once. One window cannot be closed: a process that dies after the mail server has said yes and before the row is
 * closed sends it again, under the same message id.
 */
@HandlesJob(sendEmail)
export class SendEmailJobHandler implements JobHandler<typeof sendEmail> {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(LOG) private readonly log: Log,
    private readonly emails: EmailsRepository,
    private readonly sender: MailSender,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async perform({ eventId }: { eventId: string }): Promise<void> {
    const claimed = await this.work.run(BY_ITSELF, (unit) => this.emails.claim(unit, eventId, this.later()));
    if (claimed === 'closed') return;
    if (claimed === 'busy') throw new Error('another process is sending this mail');
    const renewing = setInterval(
      () => void this.holdOn(eventId).catch(() => undefined),
      this.settings.MAIL_CLAIM_MS / 3,
    );
    try {
      await this.send(claimed);
    } catch (error) {
      clearInterval(renewing);
      await this.giveBack(claimed, error);
    } finally {
      clearInterval(renewing);
    }
  }

  private async send(email: ClaimedEmail): Promise<void> {
    const letter = this.write(email);
    await this.sender.send({
      eventId: email.eventId,
      to: email.address,
      subject: letter.subject,
      html: renderHtml(letter),
      text: renderText(letter),
      traceId: traceIdOf(email.trace),
      language: letter.language,
    });
    await this.closeSent(email.eventId);
    this.log.info({ eventId: email.eventId, letter: email.letter }, 'mail sent');
  }

  private write(email: ClaimedEmail): Letter {
    try {
      return writeLetter({ ...email, nowMs: this.clock.now().getTime() }, this.settings);
    } catch (error) {
      throw new MailRefused('the letter cannot be written', { cause: error });
    }
  }

  /** The mail is out: a database that is away for a moment must not make it go out again. */
  private async closeSent(eventId: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // One statement: until it is done, a death of this process sends the mail a second time.
        await this.work.inOneStatement(BY_ITSELF, (unit) => this.emails.closeSent(unit, eventId));
        return;
      } catch (error) {
        if (attempt >= CLOSE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, CLOSE_PAUSE_MS));
      }
    }
  }

  private async giveBack(email: ClaimedEmail, error: unknown): Promise<never> {
    const age = this.clock.now().getTime() - email.createdAt.getTime();
    const reason = failureOf(error, email.address);
    if (error instanceof MailRefused || age > this.settings.MAIL_GIVE_UP_SECONDS * 1_000) {
      await this.work.run(BY_ITSELF, (unit) => this.emails.closeFailed(unit, email.eventId, reason));
      throw new GiveUp(`the mail was given up: ${reason}`);
    }
    await this.work.run(BY_ITSELF, (unit) => this.emails.release(unit, email.eventId, reason));
    // Not the error itself: it quotes the mail server, and the mail server the address.
    throw new Error(`the mail could not be sent: ${reason}`);
  }

  private holdOn(eventId: string): Promise<void> {
    return this.work.run(BY_ITSELF, (unit) => this.emails.holdOn(unit, eventId, this.later()));
  }

  private later(): Date {
    return new Date(this.clock.now().getTime() + this.settings.MAIL_CLAIM_MS);
  }
}
