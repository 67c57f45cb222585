import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { refusalParameters } from '../http/refusal-parameters.ts';
import { withBoth, withFragment, withQuery } from '../http/redirect-target.ts';
import { Redirects } from '../http/redirects.ts';
import { invalid } from '../http/refusals.ts';
import { sessionParameters } from '../sessions/session-parameters.ts';
import { CodeVerifier } from './code-verifier.ts';
import { FIRST_CONFIRMATION } from './first-confirmation.ts';
import { isLinkValue, isPkceLink, purposesOf } from './one-time-code.ts';

/** Our page with the button that must be pressed before a link takes effect, and the type that it uses. */
const PAGES = new Map<string, readonly [page: string, type: string]>([
  ['recovery', ['/recover', 'recovery']],
  ['magiclink', ['/magic-link', 'magiclink']],
  ['email', ['/magic-link', 'magiclink']],
  ['email_change', ['/confirm-address', 'email_change']],
]);
const PAGE_OF_OTHERS = ['/verify-email', 'signup'] as const;

/**
 * The link as in the wire contract: opening it is enough. Mail scanners open links too, so a setting enables it; without
 * it, the browser is redirected to our page with the button, and the link stays valid.
 */
@Handles(followLink)
export class FollowLinkHandler implements Handler<typeof followLink> {
  constructor(
    private readonly verifier: CodeVerifier,
    private readonly redirects: Redirects,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const type = request.query['type'] ?? '';
    const link = request.query['token'] ?? '';
    if (link === '') throw invalid('Verify requires a token or a token hash');
    if (type === '') throw invalid('Verify requires a verification type');
    if (!this.settings.MAIL_DIRECT_LINKS) return { status: 303, redirect: this.pageFor(link, type), body: null };
    const target = this.redirects.of(request);
    const redirect = isPkceLink(link)
      ? await this.giveCode(target, link, type, request, call)
      : withFragment(target, await this.open(link, type, request, call));
    return { status: 303, redirect, body: null };
  }

  private pageFor(link: string, type: string): string {
    const [page, known] = PAGES.get(type) ?? PAGE_OF_OTHERS;
    const fragment = new URLSearchParams({ token: isLinkValue(link) ? link : '', type: known });
    return `${this.settings.PUBLIC_URL}${page}#${fragment.toString()}`;
  }

  /** The data in the fragment for the browser: a session, or the reason why there is none. */
  private async open(link: string, type: string, request: AuthRequest, call: Call): Promise<Record<string, string>> {
    try {
      const session = await this.verifier.byLink(link, purposesOf(type) ?? [], request, call);
      if (session === null) return { message: FIRST_CONFIRMATION };
      return { ...sessionParameters(session), type };
    } catch (error) {
      return refusalParameters(error);
    }
  }

  /** The redirect of a PKCE link: the code is in the query; everything else is in the query and in the fragment. */
  private async giveCode(
    target: string,
    link: string,
    type: string,
    request: AuthRequest,
    call: Call,
  ): Promise<string> {
    try {
      const code = await this.verifier.codeOfLink(link, purposesOf(type) ?? [], request, call);
      return code === null ? withBoth(target, { message: FIRST_CONFIRMATION }) : withQuery(target, { code });
    } catch (error) {
      return withBoth(target, refusalParameters(error));
    }
  }
}
