import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { createRecoveryCodes } from '@nivel/contracts/auth/create-recovery-codes.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { nameIn } from '../factors/factor-name.ts';
import { CodeOwner } from './code-owner.ts';
import { newSetView, RecoveryCodeSets } from './recovery-code-sets.ts';

const DEFAULT_NAME = 'Recovery codes';

@Handles(createRecoveryCodes)
export class CreateRecoveryCodesHandler implements Handler<typeof createRecoveryCodes> {
  constructor(
    private readonly owner: CodeOwner,
    private readonly sets: RecoveryCodeSets,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.owner.identify(call);
    const { id: userId } = opened.account;
    await this.work.run(call, (unit) => this.sets.refuseSecond(unit, userId));
    const body = await this.owner.prove(opened, request, call);
    const name = nameIn(body, 'friendly_name') || DEFAULT_NAME;
    const made = await this.work.run(call, (unit) => this.sets.create(unit, userId, name, request, call));
    return { status: 200, body: newSetView(made) };
  }
}
