import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { redirectTarget, type RedirectRules } from './redirect-target.ts';

/** The target that a request names for its e-mail or link, checked against this installation's rules. */
@Injectable()
export class Redirects {
  private readonly rules: RedirectRules;

  constructor(@Inject(SETTINGS) settings: AuthSettings) {
    const allowList = settings.REDIRECT_ALLOW_LIST.split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
    this.rules = { siteUrl: settings.PUBLIC_URL, allowList };
  }

  /** @param named in the body of an endpoint that takes its target there; empty without one */
  of({ headers, query }: AuthRequest, named = ''): string {
    return redirectTarget([named || headers.redirectTo || query['redirect_to'], headers.referer], this.rules);
  }
}
