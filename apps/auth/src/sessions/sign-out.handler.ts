import { Inject } from '@nestjs/common';
import type { AuthAnswer, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { TRANSACTIONS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { invalid } from '../wire/refusals.ts';
import { Bearer } from './bearer.ts';
import { SessionEnder } from './session-ender.ts';

@Handles(signOut)
export class SignOutHandler implements Handler<typeof signOut> {
  constructor(
    private readonly bearer: Bearer,
    private readonly ender: SessionEnder,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthAnswer> {
    const { session } = await this.bearer.check(call);
    const scope = request.query['scope'] || 'global';
    const reach = new Map([
      ['global', {}],
      ['local', { only: session.id }],
      ['others', { except: session.id }],
    ]).get(scope);
    if (reach === undefined) throw invalid(`Unsupported logout scope "${scope}"`);
    const which = { userId: session.userId, ...reach };
    await this.transactions.run((tx) => this.ender.end(tx, which, 'signed-out', call.trace));
    return { status: 204, body: null };
  }
}
