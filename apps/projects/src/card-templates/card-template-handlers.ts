import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import { deleteCardTemplate } from '@nivel/contracts/projects/delete-card-template.operation';
import { listCardTemplates } from '@nivel/contracts/projects/list-card-templates.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { CardTemplatesRepository } from './card-templates.repository.ts';

const MOST_TEMPLATES = 50;

@Handles(listCardTemplates)
export class ListCardTemplatesHandler implements Handler<typeof listCardTemplates> {
  constructor(
    private readonly templates: CardTemplatesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listCardTemplates>): Promise<OutputOf<typeof listCardTemplates>> {
    return { templates: await this.templates.of(this.work.reads, project_id) };
  }
}

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
