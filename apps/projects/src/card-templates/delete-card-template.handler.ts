import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteCardTemplate } from '@nivel/contracts/projects/delete-card-template.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { CardTemplatesRepository } from './card-templates.repository.ts';

@Handles(deleteCardTemplate)
export class DeleteCardTemplateHandler implements Handler<typeof deleteCardTemplate> {
  constructor(
    private readonly templates: CardTemplatesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, template_id }: InputOf<typeof deleteCardTemplate>,
    call: Call,
  ): Promise<OutputOf<typeof deleteCardTemplate>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if (await this.templates.delete(unit, project_id, template_id))
        await this.log.note(unit, project_id, 'settings', 'delete-card-template');
      return { success: true };
    });
  }
}
