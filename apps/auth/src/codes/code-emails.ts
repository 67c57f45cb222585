import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { CodeIssuer } from './code-issuer.ts';
import { FlowStates } from '../flow-states/flow-states.ts';
import type { PkceChallenge } from '../flow-states/pkce.ts';
import { flowOf, type CodePurpose } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import type { AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/** The event that the owner reads later. At sign-up a confirmation is requested before there is an owner. */
const REQUESTED = {
  confirmation: null,
  recovery: 'recovery-requested',
  'magic-link': 'magic-link-requested',
  reauthentication: 'reauthentication-requested',
  'email-change-current': 'address-change-requested',
  'email-change-new': null,
} as const;

/** The target of an e-mail, and the request for it. */
export interface CodeEmailRequest {
  readonly redirectTo: string;
  readonly request: AuthRequest;
  readonly call: Call;
  /** The challenge of a client that exchanges a code of the link for its session. */
  readonly pkce?: PkceChallenge | null;
}

/** E-mails with a one-time code and link. */
@Injectable()
export class CodeEmails {
  constructor(
    private readonly issuer: CodeIssuer,
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly flows: FlowStates,
    private readonly log: SecurityLog,
  ) {}

  /** Creates a new code and link, which invalidate the older ones of the kind, and requests their e-mail. */
  async send(
    unit: AuthUnit,
    account: Account,
    purpose: CodePurpose,
    { redirectTo, request, call, pkce = null }: CodeEmailRequest,
  ): Promise<void> {
    const { token, payload } = this.issuer.issue(account, purpose, { redirectTo, isPkce: pkce !== null });
    // The account's row is locked first, as in all code that changes both: this prevents deadlocks.
    await this.accounts.emailSent(unit, account.id, purpose);
    await this.tokens.put(unit, { ...token, createdAt: unit.now });
    const flow = flowOf(purpose);
    if (pkce !== null && flow !== null) await this.flows.begin(unit, account.id, flow, pkce);
    unit.tell(mailRequested, payload, ofAccount(account.id));
    const event = REQUESTED[purpose];
    if (event !== null) await this.log.note(unit, notedOf(event, account.id, request, call));
  }

  /**
   * Creates a new code and link that are not sent: guesses are counted and recorded as after `send`, so that they do not
   * reveal that no e-mail was sent.
   */
  async withhold(unit: AuthUnit, account: Account, purpose: CodePurpose): Promise<void> {
    const { token } = this.issuer.issue(account, purpose, { redirectTo: '', isPkce: false });
    await this.tokens.put(unit, { ...token, createdAt: unit.now });
  }
}
