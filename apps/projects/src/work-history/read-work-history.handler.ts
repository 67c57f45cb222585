import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import { readWorkHistory } from '@nivel/contracts/projects/read-work-history.operation';
import { MOST_OPEN_CARDS } from '@nivel/contracts/projects/work-history';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import { REBALANCE } from '../board/commands/position-rebalancer.ts';
import type { ProjectsClient } from '../database.ts';
import { LOGGED_WORK, OPEN_CARDS } from './work-history.sql.ts';
import { beginningOf, workHistoryOf } from './work-history.ts';

const NOTHING_LOGGED = {
  ...{ perDay: [], perPerson: [], reopened: 0, touched: 0, shared: 0, firstAt: null, done: 0, targetOn: null },
};

@Handles(readWorkHistory)
export class ReadWorkHistoryHandler implements Handler<typeof readWorkHistory> {
  constructor(
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle(
    { project_id: id }: InputOf<typeof readWorkHistory>,
    call: Call,
  ): Promise<OutputOf<typeof readWorkHistory>> {
    const now = this.clock.now();
    const { reads } = this.work;
    const [cards, [logged]] = await Promise.all([
      reads.rows(OPEN_CARDS, [id, MOST_OPEN_CARDS]),
      reads.rows(LOGGED_WORK, [id, beginningOf(now), [REBALANCE]]),
    ]);
    const history = workHistoryOf(cards, logged ?? NOTHING_LOGGED, now);
    // Readers of a public project see lists and cards, and no settings.
    return roleOf(call, project) === 'reader' ? { ...history, target_on: null } : history;
  }
}
