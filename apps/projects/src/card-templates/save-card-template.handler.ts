import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { CardTemplatesRepository } from './card-templates.repository.ts';

const MOST_TEMPLATES = 50;

@Handles(saveCardTemplate)
export class SaveCardTemplateHandler implements Handler<typeof saveCardTemplate> {
  constructor(
    private readonly templates: CardTemplatesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, template_id: id, ...fields }: InputOf<typeof saveCardTemplate>,
    call: Call,
  ): Promise<CardTemplateRow> {
    const template = { id, ...fields };
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      const held = await this.templates.of(unit, project_id);
      const isNew = !held.some((one) => one.id === id);
      if (isNew && held.length >= MOST_TEMPLATES) throw new AppError(boardErrors.too_many_templates);
      if (!(await this.templates.save(unit, project_id, template))) throw new AppError(boardErrors.template_not_found);
      await this.log.note(unit, project_id, 'settings', 'save-card-template');
      return template;
    });
  }
}
