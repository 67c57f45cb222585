import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { MOST_NAMED_PROJECTS, nameProjects } from '@nivel/contracts/projects/name-projects.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ProjectNamesRepository } from './project-names.repository.ts';

@Handles(nameProjects)
export class NameProjectsHandler implements Handler<typeof nameProjects> {
  constructor(
    private readonly names: ProjectNamesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ ids }: InputOf<typeof nameProjects>): Promise<OutputOf<typeof nameProjects>> {
    const { reads } = this.work;
    const found =
      ids === null ? await this.names.there(reads, MOST_NAMED_PROJECTS) : await this.names.ofIds(reads, ids);
    return { projects: found.map(({ id, name, isDeleted }) => ({ id, name, is_deleted: isDeleted })) };
  }
}
