import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { replaceRecoveryCodes } from '@nivel/contracts/auth/replace-recovery-codes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { CodeOwner } from './code-owner.ts';
import { newSetView, RecoveryCodeSets } from './recovery-code-sets.ts';

@Handles(replaceRecoveryCodes)
export class ReplaceRecoveryCodesHandler implements Handler<typeof replaceRecoveryCodes> {
  constructor(
    private readonly owner: CodeOwner,
    private readonly sets: RecoveryCodeSets,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.owner.identify(call);
    const { id: userId } = opened.account;
    await this.sets.find(this.work.reads, userId);
    await this.owner.prove(opened, request, call);
    const made = await this.work.run(call, (unit) => this.sets.replace(unit, userId, request, call));
    return { status: 200, body: newSetView(made) };
  }
}
