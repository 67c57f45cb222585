import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { FinanceUnit } from '../database.ts';
import { CopiedAccountRoles } from './copied-account-roles.ts';

@Consumes(personChanged, 'copy-account-role-when-person-changed')
export class CopyAccountRoleWhenPersonChangedConsumer implements Consumer<typeof personChanged> {
  constructor(private readonly roles: CopiedAccountRoles) {}

  async handle({ payload, version }: ReceivedFact<typeof personChanged>, unit: FinanceUnit): Promise<void> {
    const { userId, role, isActive } = payload;
    const entry = { id: userId, version };
    await this.roles.apply(
      unit,
      isActive ? { ...entry, removed: false, row: { userId, role } } : { ...entry, removed: true },
    );
  }
}
