import { Inject, Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { WorkerSettings } from '../config.ts';
import type { WorkerClient } from '../database.ts';
import { EmailsRepository, type ClaimedEmail, type NotClaimed } from './emails.repository.ts';

const CLOSE_ATTEMPTS = 120;
const CLOSE_PAUSE_MS = 250;

/** The e-mail belongs to another process by now, or is closed. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on this e-mail is lost');
  }
}

/** The process that an e-mail belongs to until it is closed: one at a time, and a silent process loses it (ADR 0089). */
@Injectable()
export class EmailClaims {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly emails: EmailsRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  take(id: string): Promise<ClaimedEmail | NotClaimed> {
    const until = this.after(this.settings.MAIL_CLAIM_MS);
    return this.work.run(BY_ITSELF, (unit) => this.emails.claim(unit, id, until));
  }

  /** Renews the claim again and again, until the function that it returns is called. */
  keep(email: ClaimedEmail): () => void {
    const renewing = setInterval(
      () => void this.renew(email, this.settings.MAIL_CLAIM_MS).catch(() => undefined),
      this.settings.MAIL_CLAIM_MS / 3,
    );
    return () => clearInterval(renewing);
  }

  /**
   * Renews the claim right before the last line of the message. From then on only the mail server knows whether it has the
   * message, so the claim of a silent process lasts as long as it would wait for the mail server's answer.
   * @throws ClaimLost when the message must not be completed
   */
  async holdForLastLine(email: ClaimedEmail): Promise<void> {
    const { MAIL_CLAIM_MS, MAIL_TIMEOUT_MS } = this.settings;
    // An answer that was pending for longer, as in a frozen process, may be out of date.
    for (let askedAt = 0; this.clock.now().getTime() - askedAt > MAIL_CLAIM_MS;) {
      askedAt = this.clock.now().getTime();
      if (!(await this.renew(email, MAIL_TIMEOUT_MS + MAIL_CLAIM_MS))) throw new ClaimLost();
    }
  }

  /** The e-mail is out: a database that is away for a moment must not make it go out again. */
  async closeSent({ id }: ClaimedEmail): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // One statement: until it is done, a death of this process sends it a second time.
        await this.work.inOneStatement(BY_ITSELF, (unit) => this.emails.closeSent(unit, id));
        return;
      } catch (error) {
        if (attempt >= CLOSE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, CLOSE_PAUSE_MS));
      }
    }
  }

  async closeFailed(email: ClaimedEmail, reason: string): Promise<void> {
    await this.work.run(BY_ITSELF, (unit) => this.emails.closeFailed(unit, email, reason));
  }

  async closeUnreadable(email: ClaimedEmail): Promise<void> {
    await this.work.run(BY_ITSELF, (unit) => this.emails.closeUnreadable(unit, email));
  }

  async release(email: ClaimedEmail, reason: string): Promise<void> {
    await this.work.run(BY_ITSELF, (unit) => this.emails.release(unit, email, reason));
  }

  private async renew(email: ClaimedEmail, ms: number): Promise<boolean> {
    const until = this.after(ms);
    const isRenewed = await this.work.inOneStatement(BY_ITSELF, (unit) => this.emails.renew(unit, email, until));
    return isRenewed === true;
  }

  private after(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
