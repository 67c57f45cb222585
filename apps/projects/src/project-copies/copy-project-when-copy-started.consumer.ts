import { projectCopyStarted } from '@nivel/contracts/projects/project-copy-started.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { CopyProject } from './copy-project.ts';

@Consumes(projectCopyStarted, 'copy-project-when-copy-started')
export class CopyProjectWhenCopyStartedConsumer implements Consumer<typeof projectCopyStarted> {
  constructor(private readonly steps: CopyProject) {}

  async handle({ payload }: ReceivedFact<typeof projectCopyStarted>, unit: ProjectsUnit): Promise<void> {
    await this.steps.take(unit, payload.projectId);
  }
}
