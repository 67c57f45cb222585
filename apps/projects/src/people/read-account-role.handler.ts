import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readAccountRole } from '@nivel/contracts/projects/read-account-role.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from './people.repository.ts';

@Handles(readAccountRole)
export class ReadAccountRoleHandler implements Handler<typeof readAccountRole> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ user_id: userId }: InputOf<typeof readAccountRole>): Promise<OutputOf<typeof readAccountRole>> {
    return { role: await this.people.roleOf(this.work.reads, userId) };
  }
}
