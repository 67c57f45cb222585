import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { KeyQuestions } from '../webauthn/key-questions.ts';
import { CodeGuesses } from './code-guesses.ts';
import { FactorChallenges } from './factor-challenges.ts';
import type { BegunChallenge, Factor } from './factor.ts';
import { OwnFactor, refuseLow } from './own-factor.ts';
import { unknownKind } from './shown-factor.ts';

/** A challenge, and what a browser needs to ask a key. */
interface Question {
  readonly stored: BegunChallenge;
  readonly webauthn?: object;
}

@Handles(challengeFactor)
export class ChallengeFactorHandler implements Handler<typeof challengeFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly challenges: FactorChallenges,
    private readonly keys: KeyQuestions,
    private readonly codes: CodeGuesses,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    const { account } = opened;
    const { type, challenge, webauthn } = await this.work.run(call, async (unit) => {
      const factor = await this.own.find(unit, account.id, request);
      if (!factor.isVerified) refuseLow(opened);
      const question = await this.ask(unit, factor, account, request, call);
      const begun = await this.challenges.begin(unit, factor, question.stored, call);
      return { type: factor.kind, challenge: begun, webauthn: question.webauthn };
    });
    const expires_at = Math.floor(this.challenges.endOf(challenge).getTime() / 1_000);
    return { status: 200, body: { id: challenge.id, type, expires_at, webauthn } };
  }

  /** An app is asked for nothing, a key for its signature, and a number gets an SMS. */
  private async ask(
    unit: AuthUnit,
    factor: Factor,
    account: Account,
    request: AuthRequest,
    call: Call,
  ): Promise<Question> {
    const plain = { id: unit.newId(), challengeHash: null, codeMac: null };
    switch (factor.kind) {
      case 'totp':
        return { stored: plain };
      case 'phone': {
        const sms = { account, factor, challengeId: plain.id };
        return { stored: { ...plain, codeMac: await this.codes.sendSms(unit, sms, request, call) } };
      }
      case 'webauthn': {
        const { webauthn, challengeHash } = await this.keys.ask(unit, factor.id, account);
        return { stored: { ...plain, challengeHash }, webauthn };
      }
      case 'recovery_code':
        throw unknownKind();
    }
  }
}
