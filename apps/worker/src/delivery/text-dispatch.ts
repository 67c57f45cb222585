import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { traceIdOf } from '@nivel/platform/trace';
import { writeTextCode } from '../composition/text-code.ts';
import type { WorkerSettings } from '../config.ts';
import { EmailClaims } from './email-claims.ts';
import { EmailRefused } from './email-sender.ts';
import type { ClaimedEmail } from './emails.repository.ts';
import { TextSender } from './text-sender.ts';

/** Writes an SMS and hands it to the provider. */
@Injectable()
export class TextDispatch {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly claims: EmailClaims,
    private readonly sender: TextSender,
    private readonly clock: Clock,
  ) {}

  /** @throws EmailRefused when it can never be sent; any other error: try again */
  async send(claimed: ClaimedEmail): Promise<true> {
    await this.sender.send({
      id: claimed.id,
      to: claimed.address,
      text: this.write(claimed),
      language: claimed.locale,
      traceId: traceIdOf(claimed.trace),
      beforeSending: () => this.claims.holdForLastLine(claimed),
    });
    return true;
  }

  private write(claimed: ClaimedEmail): string {
    try {
      return writeTextCode({ ...claimed, now: this.clock.now() }, this.settings.MAIL_SEAL_KEY);
    } catch (error) {
      throw new EmailRefused('the SMS cannot be written', { cause: error });
    }
  }
}
