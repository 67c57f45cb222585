import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { Body } from '../http/body.ts';
import { CaptchaVerifier } from './captcha-verifier.ts';

/** Tokens of both providers are shorter; anything longer is not sent to them. */
const LONGEST_TOKEN = 8_192;

const disallowed = (reason: string): AppError =>
  new AppError(authErrors.captcha_failed, { message: `captcha protection: request disallowed (${reason})` });

/** The captcha in front of the doors that the wire contract names. Without a provider in the settings it asks for nothing. */
@Injectable()
export class Captcha {
  constructor(
    private readonly verifier: CaptchaVerifier,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Callers must do this before anything that depends on an account, and outside of a unit of work: the provider is asked.
   * @throws AppError captcha_failed, bad_json
   */
  async check(request: AuthRequest): Promise<void> {
    const { CAPTCHA_PROVIDER: provider } = this.settings;
    if (provider === '') return;
    const token = Body.of(request).inner('gotrue_meta_security').text('captcha_token').trim();
    if (token === '') throw disallowed('no captcha_token found');
    if (token.length > LONGEST_TOKEN) throw disallowed('invalid-input-response');
    const reasons = await this.verifier.reasonsAgainst(provider, token);
    if (reasons !== null) throw disallowed(reasons.join(', '));
  }
}
