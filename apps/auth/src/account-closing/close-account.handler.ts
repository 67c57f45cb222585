import { closeAccount } from '@nivel/contracts/auth/close-account.operation';
import { ownDataErrors } from '@nivel/contracts/auth/own-data.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { normalEmail } from '../accounts/email-address.ts';
import { OwnerProof } from '../factors/owner-proof.ts';
import { AccountClosing } from './account-closing.ts';

@Handles(closeAccount)
export class CloseAccountHandler implements Handler<typeof closeAccount> {
  constructor(
    private readonly owner: OwnerProof,
    private readonly closing: AccountClosing,
  ) {}

  async handle(input: InputOf<typeof closeAccount>, call: Call): Promise<OutputOf<typeof closeAccount>> {
    const { opened, request } = await this.owner.identify(call);
    if (normalEmail(input.email) !== opened.account.email) throw new AppError(ownDataErrors.not_own_address);
    await this.owner.prove(opened, input, request, call);
    return { deletes_at: (await this.closing.close(opened.session, request, call)).toISOString() };
  }
}
