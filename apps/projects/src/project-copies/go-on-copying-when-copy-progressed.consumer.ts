import { projectCopyProgressed } from '@nivel/contracts/projects/project-copy-progressed.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { CopyProject } from './copy-project.ts';

@Consumes(projectCopyProgressed, 'go-on-copying-when-copy-progressed')
export class GoOnCopyingWhenCopyProgressedConsumer implements Consumer<typeof projectCopyProgressed> {
  constructor(private readonly steps: CopyProject) {}

  async handle({ payload }: ReceivedFact<typeof projectCopyProgressed>, unit: ProjectsUnit): Promise<void> {
    await this.steps.take(unit, payload.projectId);
  }
}
