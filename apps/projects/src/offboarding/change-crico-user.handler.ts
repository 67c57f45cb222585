import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { personView } from '../people/person-view.ts';
import { ChangePerson } from './change-person.ts';

@Handles(changeCricoUser)
export class ChangeCricoUserHandler implements Handler<typeof changeCricoUser> {
  constructor(
    private readonly changes: ChangePerson,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { user_id, role, is_active, successors }: InputOf<typeof changeCricoUser>,
    call: Call,
  ): Promise<OutputOf<typeof changeCricoUser>> {
    const wanted = { role, isActive: is_active, successors };
    return personView(await this.work.run(call, (unit) => this.changes.change(unit, user_id, wanted)));
  }
}
