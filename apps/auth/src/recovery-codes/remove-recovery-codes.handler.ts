import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { removeRecoveryCodes } from '@nivel/contracts/auth/remove-recovery-codes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthClient } from '../database.ts';
import { FactorRemoval } from '../factors/factor-removal.ts';
import { CodeOwner } from './code-owner.ts';
import { RecoveryCodeSets } from './recovery-code-sets.ts';

@Handles(removeRecoveryCodes)
export class RemoveRecoveryCodesHandler implements Handler<typeof removeRecoveryCodes> {
  constructor(
    private readonly owner: CodeOwner,
    private readonly sets: RecoveryCodeSets,
    private readonly removal: FactorRemoval,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.owner.identify(call);
    const { id: userId } = opened.account;
    await this.sets.find(this.work.reads, userId);
    await this.owner.prove(opened, request, call);
    const id = await this.work.run(call, async (unit) => {
      await lockAccount(unit, userId);
      const codes = await this.sets.find(unit, userId);
      await this.removal.remove(unit, codes, request, call);
      return codes.id;
    });
    return { status: 200, body: { id } };
  }
}
