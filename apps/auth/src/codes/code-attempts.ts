import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { CodeRules } from './code-rules.ts';
import type { TypedPurpose } from './one-time-code.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import { WrongCodesRepository } from './wrong-codes.repository.ts';
import type { AuthUnit } from '../database.ts';

/** A code that a person typed for an account. */
export interface TypedCode<Purpose extends TypedPurpose> {
  readonly userId: string;
  readonly code: string;
  readonly purposes: readonly Purpose[];
}

/**
 * Compares typed codes: so many attempts per e-mail, and so many wrong ones a day per account, regardless of new e-mails in
 * between.
 */
@Injectable()
export class CodeAttempts {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly wrongCodes: WrongCodesRepository,
    private readonly secrets: OneTimeSecrets,
    private readonly rules: CodeRules,
    private readonly log: SecurityLog,
  ) {}

  /** The purpose whose code it is, or null. The try is counted in the unit of work, so the caller must not undo it by an error. */
  async try<Purpose extends TypedPurpose>(
    unit: AuthUnit,
    typed: TypedCode<Purpose>,
    request: AuthRequest,
    call: Call,
  ): Promise<Purpose | null> {
    const { userId, purposes } = typed;
    const source = { userId, kind: 'mail' } as const;
    const { wrongPerDay } = this.rules;
    const wrong = await this.wrongCodes.lockAndList(unit, source, this.rules.dayAgo(), wrongPerDay);
    if (wrong.length >= wrongPerDay) return null;
    const madeAfter = this.rules.codesMadeAfter();
    const open = await this.tokens.attempt(unit, { userId, purposes, madeAfter, attempts: this.rules.triesPerCode });
    const found = open.find(({ purpose, codeMac }) =>
      timingSafeEqual(codeMac, this.secrets.codeMac(userId, purpose, typed.code)),
    );
    if (found !== undefined) return purposes.find((one) => one === found.purpose) ?? null;
    if (open.length > 0) {
      await this.wrongCodes.note(unit, source);
      await this.log.note(unit, notedOf('code-failed', userId, request, call));
    }
    return null;
  }
}
