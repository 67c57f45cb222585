import { notificationAdded } from '@nivel/contracts/worker/notification-added.fact';
import { returnSnoozed } from '@nivel/contracts/worker/return-snoozed.job';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { WorkerClient, WorkerUnit } from '../database.ts';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { SnoozedRepository, type Returned } from './snoozed.repository.ts';

/** The size of one part: a unit of work is short. */
const MOST = 500;

@HandlesJob(returnSnoozed)
export class ReturnSnoozedJobHandler implements JobHandler<typeof returnSnoozed> {
  constructor(
    private readonly snoozed: SnoozedRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async perform(): Promise<void> {
    for (let count = MOST; count === MOST;) count = await this.returnSome();
  }

  /** @returns how many came back */
  private returnSome(): Promise<number> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const returned = await this.snoozed.return(unit, MOST);
      for (const one of returned) tell(unit, one);
      return returned.length;
    });
  }
}

const tell = (unit: WorkerUnit, { userId, unread, createdAt, ...returned }: Returned): void => {
  const notification = { ...returned, createdAt: createdAt.toISOString(), readAt: null };
  unit.tell(notificationAdded, { userId, notification, unread }, { aggregate: userId });
};
