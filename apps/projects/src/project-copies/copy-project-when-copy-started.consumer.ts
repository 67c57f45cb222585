import { projectCopyStarted } from '@nivel/contracts/projects/project-copy-started.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { CopySteps } from './copy-project.ts';

@Consumes(projectCopyStarted, 'copy-project-when-copy-started')
export class CopyProjectWhenCopyStarted implements Consumer<typeof projectCopyStarted> {
  constructor(private readonly steps: CopySteps) {}

  async handle({ payload }: ReceivedFact<typeof projectCopyStarted>, unit: ProjectsUnit): Promise<void> {
    await this.steps.take(unit, payload.projectId);
  }
}
