import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { exportCurriculum } from '@nivel/contracts/learning/export-curriculum.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { readPublished } from '../publishing/published-versions.repository.ts';
import { filesOfTree } from './files-of-tree.ts';

@Handles(exportCurriculum)
export class ExportCurriculumHandler implements Handler<typeof exportCurriculum> {
  constructor(private readonly work: UnitOfWork<LearningClient>) {}

  async handle(): Promise<OutputOf<typeof exportCurriculum>> {
    const { version, tree } = await readPublished(this.work.reads);
    return { version, files: filesOfTree(tree) };
  }
}
