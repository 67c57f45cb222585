import { authRequest, NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { createInvitedAccount } from '@nivel/contracts/auth/create-invited-account.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readInvitedAddress } from '@nivel/contracts/projects/read-invited-address.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { isBanned, takenOver, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountConfirmation } from '../codes/account-confirmation.ts';
import { AddressSettlement } from '../codes/address-settlement.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { SignUpRequests } from './sign-up-requests.ts';

/**
 * Creates the account of an invited address (ADR 0090). The person who opens the link has verified the address, so no
 * e-mail is sent and the account is created at once. An existing account keeps its password: its owner signs in.
 */
@Handles(createInvitedAccount)
export class CreateInvitedAccountHandler implements Handler<typeof createInvitedAccount> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly requests: SignUpRequests,
    private readonly accounts: AccountsRepository,
    private readonly confirmation: AccountConfirmation,
    private readonly settlement: AddressSettlement,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(
    { token, password, ...profile }: InputOf<typeof createInvitedAccount>,
    call: Call,
  ): Promise<OutputOf<typeof createInvitedAccount>> {
    const { trace, deadline, clientIp } = call;
    // Checked first: without a valid link no password is hashed, and the response reveals nothing about any address.
    const { email } = await this.rpc.call(readInvitedAddress, { token }, { token: null, trace, deadline, clientIp });
    refuseProven(await this.accounts.byEmail(this.work.reads, email));
    const data = {
      firstName: profile.first_name,
      lastName: profile.last_name,
      ...(profile.time_zone !== undefined && { timeZone: profile.time_zone }),
      ...(profile.locale !== undefined && { locale: profile.locale }),
    };
    const { wanted } = await this.requests.read(authRequest.parse({ body: { email, password, data } }), call);
    return this.work.run(call, (unit) => this.create(unit, wanted, call));
  }

  /** An unverified account belongs to nobody: the data of its sign-up are discarded. */
  private async create(unit: AuthUnit, wanted: Account, call: Call): Promise<OutputOf<typeof createInvitedAccount>> {
    const isNew = await this.accounts.insert(unit, wanted);
    const found = isNew ? wanted : await this.accounts.byEmail(unit, wanted.email);
    const waiting = found && (await this.accounts.lock(unit, found.id));
    if (waiting === null) throw new AppError(commonErrors.unavailable);
    refuseProven(waiting);
    if (isBanned(waiting, unit.now)) throw new AppError(authErrors.user_banned);
    const account = takenOver(waiting, wanted);
    await this.confirmation.save(unit, account, NO_REQUEST, call);
    await this.settlement.settle(unit, account);
    return { user_id: account.id, email: account.email };
  }
}

const refuseProven = (account: Account | null): void => {
  if (account !== null && account.emailConfirmedAt !== null) throw new AppError(authErrors.user_already_exists);
};
