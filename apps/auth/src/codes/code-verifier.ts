import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import { CodeAttempts } from './code-attempts.ts';
import { CodeRules } from './code-rules.ts';
import { isLinkValue, linkHashOf, type CodePurpose } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import { sessionProofOf } from '../sessions/session-proof.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';

const linkExpired = (): AppError =>
  new AppError(authErrors.otp_expired, { message: 'Email link is invalid or has expired' });

/** The possible owner of the code, and its purpose. */
interface Candidate {
  readonly userId: string;
  readonly only: readonly CodePurpose[];
}

/** Opens a session for the code or the link of an e-mail, once. */
@Injectable()
export class CodeVerifier {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly attempts: CodeAttempts,
    private readonly accounts: AccountsRepository,
    private readonly confirmation: EmailConfirmation,
    private readonly rules: CodeRules,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** Null for the first of the two confirmations of a new address. @throws AppError otp_expired, user_banned, email_exists */
  async byLink(link: string, purposes: readonly CodePurpose[], request: AuthRequest, call: Call) {
    if (!isLinkValue(link)) throw linkExpired();
    const wanted = { linkHash: linkHashOf(link), purposes, madeAfter: this.rules.linksMadeAfter() };
    const proof = await sessionProofOf(request);
    const opened = await this.work.run(call, async (unit) => {
      const taken = await this.tokens.take(unit, wanted);
      if (taken === null) throw linkExpired();
      return this.confirmation.accept(unit, { ...taken, proof }, request, call);
    });
    return opened && this.confirmation.write(opened);
  }

  /**
   * The code that a PKCE link returns, which its client exchanges; null for the first of the two confirmations of a new
   * address.
   * @throws AppError otp_expired, user_banned, email_exists, flow_state_not_found
   */
  async codeOfLink(link: string, purposes: readonly CodePurpose[], request: AuthRequest, call: Call) {
    if (!isLinkValue(link)) throw linkExpired();
    const wanted = { linkHash: linkHashOf(link), purposes, madeAfter: this.rules.linksMadeAfter() };
    return this.work.run(call, async (unit) => {
      const taken = await this.tokens.take(unit, wanted);
      if (taken === null) throw linkExpired();
      return this.confirmation.giveCode(unit, taken, request, call);
    });
  }

  /** The owner of a link, which stays valid. @throws AppError otp_expired */
  async preview(link: string, purposes: readonly CodePurpose[]) {
    if (!isLinkValue(link)) throw linkExpired();
    const wanted = { linkHash: linkHashOf(link), purposes, madeAfter: this.rules.linksMadeAfter() };
    const found = await this.tokens.find(this.work.reads, wanted);
    const account = found && (await this.accounts.byId(this.work.reads, found.userId));
    if (found === null || account === null) throw linkExpired();
    return { account, purpose: found.purpose };
  }

  /** Null for the first of the two confirmations of a new address. @throws AppError otp_expired, user_banned, email_exists */
  async byCode(
    of: { email: string; code: string },
    purposes: readonly CodePurpose[],
    request: AuthRequest,
    call: Call,
  ) {
    const proof = await sessionProofOf(request);
    const candidates = await this.ownersOf(of.email, purposes);
    const tried = await this.work.run(call, async (unit) => {
      for (const { userId, only } of candidates) {
        const purpose = await this.attempts.try(unit, { userId, code: of.code, purposes: only }, request, call);
        if (purpose !== null)
          return { opened: await this.confirmation.accept(unit, { userId, purpose, proof }, request, call) };
      }
      return null;
    });
    // Thrown after the unit of work, because the attempt must be saved.
    if (tried === null) throw new AppError(authErrors.otp_expired);
    return tried.opened && this.confirmation.write(tried.opened);
  }

  /** The possible owners of the code. Several people may want the same address; only one of them can verify it. */
  private async ownersOf(email: string, purposes: readonly CodePurpose[]): Promise<Candidate[]> {
    const { reads } = this.work;
    const account = await this.accounts.byEmail(reads, email);
    const only = purposes.filter((purpose) => purpose !== 'email-change-new');
    const owner = account === null ? [] : [{ userId: account.id, only }];
    if (!purposes.includes('email-change-new')) return owner;
    const waiting = await this.accounts.idsByNewEmail(reads, email);
    return [...owner, ...waiting.map((userId): Candidate => ({ userId, only: ['email-change-new'] }))];
  }
}
