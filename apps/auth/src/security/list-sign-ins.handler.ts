import { listSignIns } from '@nivel/contracts/auth/list-sign-ins.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { SignInsRepository } from './sign-ins.repository.ts';

@Handles(listSignIns)
export class ListSignInsHandler implements Handler<typeof listSignIns> {
  constructor(
    private readonly signIns: SignInsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle({ userIds }: InputOf<typeof listSignIns>): Promise<OutputOf<typeof listSignIns>> {
    const found = await this.signIns.list(this.work.reads, userIds);
    const accounts = found.map((one) => ({
      ...one,
      lastSignInAt: one.lastSignInAt?.toISOString() ?? null,
      lockedUntil: one.lockedUntil?.toISOString() ?? null,
      passwordChangedAt: one.passwordChangedAt?.toISOString() ?? null,
    }));
    return { accounts };
  }
}
