import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectPeople } from '@nivel/contracts/projects/list-project-people.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { TeamRepository } from './team.repository.ts';

/** Mere readers of a visible project see names, but no addresses. */
@Handles(listProjectPeople)
export class ListProjectPeopleHandler implements Handler<typeof listProjectPeople> {
  constructor(
    private readonly team: TeamRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id }: InputOf<typeof listProjectPeople>,
    { role: callers }: Call,
  ): Promise<OutputOf<typeof listProjectPeople>> {
    const found = await this.team.people(this.work.reads, project_id);
    const people = found.map(({ userId, fullName, email, avatarUrl, role }) => ({
      user_id: userId,
      full_name: fullName,
      email: callers === 'reader' ? null : email,
      avatar_url: avatarUrl,
      role,
    }));
    return { people };
  }
}
