import { percentOf, WHOLE_BASIS_POINTS } from '@nivel/contracts/finance/equity-values';
import { listMoneyEquityChoices } from '@nivel/contracts/finance/list-money-equity-choices.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountRolesRepository } from '../account-roles/account-roles.repository.ts';
import type { FinanceClient } from '../database.ts';
import { ProjectNames } from '../project-names/project-names.ts';
import { EquityRepository } from './equity.repository.ts';

@Handles(listMoneyEquityChoices)
export class ListMoneyEquityChoicesHandler implements Handler<typeof listMoneyEquityChoices> {
  constructor(
    private readonly roles: AccountRolesRepository,
    private readonly equity: EquityRepository,
    private readonly projects: ProjectNames,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    _: InputOf<typeof listMoneyEquityChoices>,
    call: Call,
  ): Promise<OutputOf<typeof listMoneyEquityChoices>> {
    const { reads } = this.work;
    const [people, sums, projects] = await Promise.all([
      this.roles.people(reads),
      this.equity.activeSums(reads),
      this.projects.all(call),
    ]);
    return {
      employees: people.map(({ id, name, email }) => ({ user_id: id, full_name: name, email })),
      projects: projects.map(({ id, name }) => ({
        project_id: id,
        name,
        unassigned_percent: percentOf(WHOLE_BASIS_POINTS - (sums.get(id) ?? 0)),
      })),
    };
  }
}
