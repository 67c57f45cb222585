import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listCardTemplates } from '@nivel/contracts/projects/list-card-templates.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CardTemplatesRepository } from './card-templates.repository.ts';

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
