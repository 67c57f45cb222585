import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Ids } from '@nivel/platform/ids';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { TokenKey } from '../keys/token-key.ts';
import type { ProviderChecks, ProviderWishes } from '../provider-clients/provider-client.ts';
import { visitHashOf, type ProviderVisit } from './provider-visit.ts';
import { ProviderVisitsRepository } from './provider-visits.repository.ts';
import type { VisitedProvider } from './visited-provider.ts';

const SECRET_BYTES = 32;
const BROWSER_FORM = /^[A-Za-z0-9_-]{43}$/;

/** The redirect of a browser, and the value of its cookie until it returns. */
export interface BegunVisit {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Redirects to a provider and back. The state works once, in the browser that started the redirect. Nonce and verifier are
 * derived from the state with the server's key, so none of the three is stored.
 */
@Injectable()
export class ProviderVisits {
  constructor(
    private readonly visits: ProviderVisitsRepository,
    private readonly key: TokenKey,
    private readonly ids: Ids,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError unavailable if the provider does not answer */
  async begin(
    provider: VisitedProvider,
    wanted: Pick<ProviderVisit, 'redirectTo' | 'pkce' | 'link'> & { readonly wishes: ProviderWishes },
    { headers }: AuthRequest,
    call: Call,
  ): Promise<BegunVisit> {
    const { wishes, ...rest } = wanted;
    const state = randomBytes(SECRET_BYTES).toString('base64url');
    // An existing value is reused: the same browser may have two redirects in two tabs.
    const isPosted = provider.returnsBy === 'form';
    const known = (isPosted ? headers.ssoBrowser : headers.flowBrowser) ?? '';
    const browser = BROWSER_FORM.test(known) ? known : randomBytes(SECRET_BYTES).toString('base64url');
    const url = await provider.address(this.checksOf(state), wishes);
    const visit = { ...rest, id: this.ids.next(), provider: provider.name };
    const keys = { stateHash: visitHashOf(state), browserHash: visitHashOf(browser) };
    await this.work.run(call, (unit) => this.visits.insert(unit, visit, keys));
    return { url, headers: { [isPosted ? 'x-sso-browser' : 'x-flow-browser']: browser } };
  }

  /**
   * Consumes a visit, before any request to its provider.
   * @param cookie the value that the browser sends
   * @returns null if it is unknown, expired, or of another browser
   */
  async take(state: string, cookie: string | undefined, call: Call) {
    const keys = { stateHash: visitHashOf(state), browserHash: visitHashOf(cookie ?? '') };
    return this.work.run(call, (unit) => {
      const begunAfter = new Date(unit.now.getTime() - this.settings.PROVIDER_VISIT_SECONDS * 1_000);
      return this.visits.take(unit, keys, begunAfter);
    });
  }

  /** The values that the provider's response must match. */
  checksOf(state: string): ProviderChecks {
    const made = (purpose: 'provider-nonce' | 'provider-verifier') =>
      this.key.mac(purpose, state).toString('base64url');
    return { state, nonce: made('provider-nonce'), verifier: made('provider-verifier') };
  }
}
