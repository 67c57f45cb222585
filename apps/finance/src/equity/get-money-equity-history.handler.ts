import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyEquityHistory } from '@nivel/contracts/finance/get-money-equity-history.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AuditRepository } from '../audit/audit.repository.ts';
import type { FinanceClient } from '../database.ts';
import { EquityRepository } from './equity.repository.ts';
import { isEquityAdministrator, isOwn } from './policy.ts';

/** No assignment is changed more often. */
const MOST_ENTRIES = 200;

@Handles(getMoneyEquityHistory)
export class GetMoneyEquityHistoryHandler implements Handler<typeof getMoneyEquityHistory> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly entries: AuditRepository,
    private readonly accounts: AccountsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id }: InputOf<typeof getMoneyEquityHistory>,
    call: Call,
  ): Promise<OutputOf<typeof getMoneyEquityHistory>> {
    const { reads } = this.work;
    const one = await this.equity.find(reads, id);
    const isAdministrator = isEquityAdministrator(call);
    if (one === null || !(isAdministrator || isOwn(call, one))) throw new AppError(financeErrors.equity_not_found);
    const entries = await this.entries.page(reads, 'equity', id, null, MOST_ENTRIES);
    const actors = isAdministrator ? entries.flatMap(({ actorId }) => actorId ?? []) : [];
    const names = await this.accounts.namesOf(reads, [...new Set(actors)]);
    return {
      entries: entries.map(({ actorId, actedAt, ...entry }) => ({
        ...entry,
        acted_at: actedAt.toISOString(),
        actor_name: names[actorId ?? ''] ?? null,
      })),
    };
  }
}
