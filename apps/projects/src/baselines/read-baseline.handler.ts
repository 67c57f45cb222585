import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { baselineErrors } from '@nivel/contracts/projects/baselines/baseline';
import { readBaseline } from '@nivel/contracts/projects/baselines/read-baseline.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(readBaseline)
export class ReadBaselineHandler implements Handler<typeof readBaseline> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({
    project_id,
    baseline_id,
    after,
  }: InputOf<typeof readBaseline>): Promise<OutputOf<typeof readBaseline>> {
    const found = await this.baselines.find(this.work.reads, project_id, baseline_id, this.clock.now());
    if (found === null || found.isDeleted) throw new AppError(baselineErrors.baseline_not_found);
    return this.baselines.dates(this.work.reads, project_id, baseline_id, after);
  }
}
