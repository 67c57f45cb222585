import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listBaselines } from '@nivel/contracts/projects/baselines/list-baselines.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { BaselinesRepository } from './baselines.repository.ts';

@Handles(listBaselines)
export class ListBaselinesHandler implements Handler<typeof listBaselines> {
  constructor(
    private readonly baselines: BaselinesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listBaselines>): Promise<OutputOf<typeof listBaselines>> {
    return { baselines: await this.baselines.list(this.work.reads, project_id) };
  }
}
