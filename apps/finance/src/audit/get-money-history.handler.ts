import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceClient } from '../database.ts';
import { AuditRepository, type StoredAuditEntry } from './audit.repository.ts';
import { mayReadTrail } from './policy.ts';

const PAGE = 50;
/** The fields whose values are ids of people. */
const NAMED = ['assigned_to', 'user_id', 'employee_id'];

const peopleIn = ({ actorId, before, after }: StoredAuditEntry): string[] =>
  [actorId, ...NAMED.flatMap((field) => [before?.[field], after?.[field]])].filter((id) => typeof id === 'string');

@Handles(getMoneyHistory)
export class GetMoneyHistoryHandler implements Handler<typeof getMoneyHistory> {
  constructor(
    private readonly entries: AuditRepository,
    private readonly accounts: AccountsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { entity_param: entity, id_param: id, before_param: before }: InputOf<typeof getMoneyHistory>,
    call: Call,
  ): Promise<OutputOf<typeof getMoneyHistory>> {
    if (!mayReadTrail(call.role, entity)) throw new AppError(commonErrors.forbidden);
    const { reads } = this.work;
    const found = await this.entries.page(reads, entity, id, before ?? null, PAGE + 1);
    const page = found.slice(0, PAGE);
    return {
      entries: page.map(({ actorId, actedAt, ...entry }) => ({
        ...entry,
        actor_id: actorId,
        acted_at: actedAt.toISOString(),
      })),
      names: await this.accounts.namesOf(reads, [...new Set(page.flatMap(peopleIn))]),
      has_more: found.length > PAGE,
    };
  }
}
