import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { filterProblem } from '@nivel/contracts/projects/filter/checked-filter';
import { filterErrors } from '@nivel/contracts/projects/filter/filter.errors';
import { simplified } from '@nivel/contracts/projects/filter/filter';
import { findCards } from '@nivel/contracts/projects/filter/find-cards.operation';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import type { FilterRequest } from './card-conditions.ts';
import { CardSearchRepository } from './card-search.repository.ts';

@Handles(findCards)
export class FindCardsHandler implements Handler<typeof findCards> {
  constructor(
    private readonly finding: CardSearchRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<typeof findCards>, call: Call): Promise<OutputOf<typeof findCards>> {
    const { project_id: projectId, search, sort, turned, after, limit } = input;
    const asked = await this.filterOf(input);
    const [nth, id] = after?.split('.') ?? [];
    const found = await this.finding.find({
      ...asked,
      ...{ projectId, search, sort, turned, limit },
      userId: actorOf(call).userId,
      role: roleOf(call, project),
      today: input.today ?? this.clock.now().toISOString().slice(0, 10),
      after: nth === undefined || id === undefined ? null : { nth: Number(nth), id },
    });
    const last = found.at(-1);
    const total = last?.total ?? 0;
    return {
      cards: found.map(({ card }) => card),
      total,
      next: last !== undefined && last.nth < total ? `${last.nth}.${last.card.id}` : null,
    };
  }

  private async filterOf({ project_id, filter: given, text }: InputOf<typeof findCards>): Promise<FilterRequest> {
    if (given === null && text === '') return { filter: null, own: [] };
    const { own, names } = await this.finding.vocabulary(this.work.reads, project_id);
    const fields = fieldsWith(own);
    const read = text === '' ? { filter: simplified(given), problem: null } : parseFilter(text, fields, names);
    const problem = read.problem ?? filterProblem(text === '' ? given : read.filter, fields);
    if (problem !== null) throw new AppError(filterErrors.filter_invalid, { details: problem });
    return { filter: read.filter, own };
  }
}
