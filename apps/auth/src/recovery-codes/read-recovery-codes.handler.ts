import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { readRecoveryCodes } from '@nivel/contracts/auth/read-recovery-codes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { RecoveryCodeSets } from './recovery-code-sets.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';

@Handles(readRecoveryCodes)
export class ReadRecoveryCodesHandler implements Handler<typeof readRecoveryCodes> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly sets: RecoveryCodeSets,
    private readonly codes: RecoveryCodesRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(_request: unknown, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.checkBeforeSecondStep(call);
    const { reads } = this.work;
    const { id } = await this.sets.find(reads, account.id);
    return { status: 200, body: { id, type: 'recovery_code', ...(await this.codes.count(reads, id)) } };
  }
}
