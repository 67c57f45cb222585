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

/** What the owner reads of it later. The person who signs up requests a confirmation, before there is an owner. */
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
  /** The challenge of the client that wants a code for the link, and no session. */
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

  /** Makes a new code and link, which void the older ones of the kind, and requests their e-mail. */
  async send(
    unit: AuthUnit,
    account: Account,
    purpose: CodePurpose,
    { redirectTo, request, call, pkce = null }: CodeEmailRequest,
  ): Promise<void> {
    const { token, payload } = this.issuer.issue(account, purpose, { redirectTo, isPkce: pkce !== null });
    // The account's row first, as all code that touches both: no two can wait for each other.
    await this.accounts.emailSent(unit, account.id, purpose);
    await this.tokens.put(unit, { ...token, createdAt: unit.now });
    const flow = flowOf(purpose);
    if (pkce !== null && flow !== null) await this.flows.begin(unit, account.id, flow, pkce);
    unit.tell(mailRequested, payload, ofAccount(account.id));
    const event = REQUESTED[purpose];
    if (event !== null) await this.log.note(unit, notedOf(event, account.id, request, call));
  }

  /**
   * Makes a new code and link that nobody gets: guesses are counted and noted as after `send`, so that they do not reveal that no
   * e-mail was sent.
   */
  async withhold(unit: AuthUnit, account: Account, purpose: CodePurpose): Promise<void> {
    const { token } = this.issuer.issue(account, purpose, { redirectTo: '', isPkce: false });
    await this.tokens.put(unit, { ...token, createdAt: unit.now });
  }
}
