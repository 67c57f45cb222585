import { listMoneyPeople } from '@nivel/contracts/finance/list-money-people.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AccountRolesRepository } from '../account-roles/account-roles.repository.ts';
import type { FinanceClient } from '../database.ts';

@Handles(listMoneyPeople)
export class ListMoneyPeopleHandler implements Handler<typeof listMoneyPeople> {
  constructor(
    private readonly roles: AccountRolesRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof listMoneyPeople>> {
    const people = await this.roles.bookkeepers(this.work.reads);
    return { people: people.map(({ id, name }) => ({ user_id: id, full_name: name })) };
  }
}
