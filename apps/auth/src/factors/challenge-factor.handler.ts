import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { KeyCeremonies } from '../webauthn/key-ceremonies.ts';
import { KeysRepository } from '../webauthn/keys.repository.ts';
import { FactorChallenges } from './factor-challenges.ts';
import type { Factor } from './factor.ts';
import { OwnFactor } from './own-factor.ts';
import { unknownKind } from './shown-factor.ts';

@Handles(challengeFactor)
export class ChallengeFactorHandler implements Handler<typeof challengeFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly challenges: FactorChallenges,
    private readonly keys: KeysRepository,
    private readonly ceremonies: KeyCeremonies,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.checkBeforeSecondStep(call);
    const { type, challenge, webauthn } = await this.work.run(call, async (unit) => {
      const factor = await this.own.find(unit, account.id, request);
      if (factor.kind === 'recovery_code') throw unknownKind();
      const question = factor.kind === 'webauthn' ? await this.ask(unit, factor, account) : undefined;
      const begun = await this.challenges.begin(unit, factor, question?.challengeHash ?? null, call);
      return { type: factor.kind, challenge: begun, webauthn: question?.webauthn };
    });
    const expires_at = Math.floor(this.challenges.endOf(challenge).getTime() / 1_000);
    return { status: 200, body: { id: challenge.id, type, expires_at, webauthn } };
  }

  /** One that was never verified is to be made, and any other is to be shown. */
  private async ask(unit: AuthUnit, { id }: Factor, account: Account) {
    const key = await this.keys.find(unit, id);
    return key === null
      ? this.ceremonies.askForNew(account, await this.keys.of(unit, account.id))
      : this.ceremonies.askFor(key);
  }
}
