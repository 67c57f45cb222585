import { Inject, Injectable } from '@nestjs/common';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { refusalParameters } from '../http/refusal-parameters.ts';
import { withBoth } from '../http/redirect-target.ts';
import type { ProviderVisit } from './provider-visit.ts';
import { ProviderVisits } from './provider-visits.ts';

/** A browser that a provider sends back. */
export interface ReturningBrowser {
  /** The state with which it was sent there; empty without one. */
  readonly state: string;
  /** The value of its cookie. */
  readonly cookie: string | undefined;
  /** The status of the redirect to the person's target. */
  readonly status: 302 | 303;
}

/**
 * The response to a browser that a provider sends back. In every case the browser continues to the target that the person
 * chose: with the session or a code for it, or with the reason why there is none (wire contract, section 3). The target of an
 * unknown state is unknown: our sign-in page shows the reason.
 */
@Injectable()
export class ProviderReturns {
  constructor(
    private readonly visits: ProviderVisits,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @param finish the redirect of a visit that returns for the first time; an AppError that it throws becomes the reason */
  async answer(
    { state, cookie, status }: ReturningBrowser,
    call: Call,
    finish: (visit: ProviderVisit) => Promise<string>,
  ): Promise<AuthResponse> {
    const taken = state === '' ? null : await this.visits.take(state, cookie, call);
    if (taken === null) {
      const refusal = state === '' ? stateMissing() : new AppError(authErrors.bad_oauth_state);
      const page = `${this.settings.PUBLIC_URL}/login`;
      return { status: 303, redirect: withBoth(page, refusalParameters(refusal)), body: null };
    }
    const { visit, isUsed } = taken;
    try {
      if (isUsed) throw new AppError(authErrors.flow_state_already_used);
      return { status, redirect: await finish(visit), body: null };
    } catch (error) {
      return { status, redirect: withBoth(visit.redirectTo, refusalParameters(error)), body: null };
    }
  }
}

const stateMissing = (): AppError =>
  new AppError(authErrors.bad_oauth_callback, { message: 'OAuth state parameter missing' });
