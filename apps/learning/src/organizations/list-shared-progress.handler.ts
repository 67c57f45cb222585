import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listSharedProgress } from '@nivel/contracts/learning/list-shared-progress.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { countingModules, sharedProgressOf } from './shared-progress.ts';
import { SharedProgressRepository } from './shared-progress.repository.ts';

@Handles(listSharedProgress)
export class ListSharedProgressHandler implements Handler<typeof listSharedProgress> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly shared: SharedProgressRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle({
    organization_id: organizationId,
    user_ids: userIds,
  }: InputOf<typeof listSharedProgress>): Promise<OutputOf<typeof listSharedProgress>> {
    const modules = countingModules(this.curriculum.current());
    const rows = await this.shared.ofMembers(this.work.reads, organizationId, userIds);
    return {
      modules: modules.map(({ id, levelId, number, title }) => ({ id, level: levelId, number, title })),
      members: rows.map(({ userId, ...row }) => ({ user_id: userId, ...sharedProgressOf(modules, row) })),
    };
  }
}
