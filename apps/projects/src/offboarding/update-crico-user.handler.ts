import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateCricoUser } from '@nivel/contracts/projects/update-crico-user.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { personView } from '../people/person-view.ts';
import { ChangePerson } from './change-person.ts';

/** Answers like the documented table: no row where there is none. */
@Handles(updateCricoUser)
export class UpdateCricoUserHandler implements Handler<typeof updateCricoUser> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly changes: ChangePerson,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ id }: InputOf<typeof updateCricoUser>, call: Call): Promise<OutputOf<typeof updateCricoUser>> {
    const found = await this.people.byId(this.work.reads, id);
    if (found === null) return { rows: [] };
    const removed = await this.work.run(call, (unit) => this.changes.change(unit, found.userId, { isActive: false }));
    return { rows: [personView(removed)] };
  }
}
