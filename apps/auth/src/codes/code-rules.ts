import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import type { MadeAfter } from './one-time-tokens.repository.ts';

const DAY_SECONDS = 86_400;

/**
 * Lifetimes of the secrets of an e-mail, and how often a code may be wrong, from this installation's settings. People type
 * a code at once; a link waits in a mailbox.
 */
@Injectable()
export class CodeRules {
  /** Tries per e-mail. */
  readonly triesPerCode: number;
  /** Wrong codes of an account within a day, after which only links are accepted. */
  readonly wrongPerDay: number;

  constructor(
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {
    this.triesPerCode = settings.MAIL_CODE_ATTEMPTS;
    this.wrongPerDay = settings.WRONG_CODES_PER_DAY;
  }

  now(): Date {
    return this.clock.now();
  }

  dayAgo(): Date {
    return this.ago(DAY_SECONDS);
  }

  linksMadeAfter(): MadeAfter {
    const { CONFIRM_LINK_SECONDS, RECOVERY_LINK_SECONDS } = this.settings;
    const signsIn = this.ago(RECOVERY_LINK_SECONDS);
    const confirmation = this.ago(CONFIRM_LINK_SECONDS);
    return {
      ...{ confirmation, recovery: signsIn, 'magic-link': signsIn, reauthentication: this.now() },
      ...{ 'email-change-current': confirmation, 'email-change-new': confirmation },
    };
  }

  codesMadeAfter(): MadeAfter {
    const after = this.ago(this.settings.MAIL_CODE_SECONDS);
    return {
      ...{ confirmation: after, recovery: after, 'magic-link': after, reauthentication: after },
      ...{ 'email-change-current': after, 'email-change-new': after },
    };
  }

  private ago(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1_000);
  }
}
