import { Inject, Injectable } from '@nestjs/common';
import type { CaptchaProvider } from '@nivel/platform/captcha-widget';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import { z } from 'zod';
import type { AuthSettings } from '../config.ts';

/** Where each provider documents that tokens are verified. */
const ADDRESSES: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Codes of both providers that say that our own settings are wrong. */
const OURS = /secret|sitekey/;
/** Both providers use this code for a failure on their side. */
const AWAY = ['internal-error'];
const REASON = /^[a-z0-9-]{1,60}$/;
const MOST_REASONS = 5;

/**
 * Asks the captcha provider about a token. Turnstile and hCaptcha take the same form and answer alike. The address of the
 * person is not sent: the provider saw one when it showed the widget, and with IPv4 and IPv6 side by side ours may be another.
 */
@Injectable()
export class CaptchaVerifier {
  constructor(
    @Inject(SETTINGS) private readonly settings: AuthSettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Why a token does not count, in the codes of the provider; null where it counts. A provider that is away lets nobody in. */
  async reasonsAgainst(provider: CaptchaProvider, token: string): Promise<readonly string[] | null> {
    try {
      const { success, 'error-codes': codes } = answer.parse(await this.ask(provider, token));
      if (success) return null;
      if (codes.some((code) => OURS.test(code))) this.log.error({ codes }, 'the captcha provider refuses our settings');
      const reasons = codes.filter((code) => REASON.test(code)).slice(0, MOST_REASONS);
      return reasons.length > 0 ? reasons : ['invalid-input-response'];
    } catch (error) {
      this.log.error({ err: error }, 'the captcha provider does not answer');
      return AWAY;
    }
  }

  private async ask(provider: CaptchaProvider, token: string): Promise<unknown> {
    const { CAPTCHA_SECRET, CAPTCHA_SITE_KEY, CAPTCHA_VERIFY_URL, CAPTCHA_TIMEOUT_MS } = this.settings;
    const fields = { secret: CAPTCHA_SECRET, response: token };
    const response = await fetch(CAPTCHA_VERIFY_URL || ADDRESSES[provider], {
      method: 'POST',
      // hCaptcha verifies that the token is of this key; the secret of Turnstile belongs to one key anyway.
      body: new URLSearchParams(provider === 'hcaptcha' ? { ...fields, sitekey: CAPTCHA_SITE_KEY } : fields),
      redirect: 'error',
      signal: AbortSignal.timeout(CAPTCHA_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the captcha provider answers ${response.status}`);
    return response.json();
  }
}
