import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { rowErrors } from '@nivel/contracts/kernel/table-write';
import { insertCricoUser } from '@nivel/contracts/projects/insert-crico-user.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnAccount } from '../accounts/own-account.ts';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { personView } from '../people/person-view.ts';
import { AdmitPerson } from './admit-person.ts';

@Handles(insertCricoUser)
export class InsertCricoUserHandler implements Handler<typeof insertCricoUser> {
  constructor(
    private readonly own: OwnAccount,
    private readonly people: PeopleRepository,
    private readonly admission: AdmitPerson,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { user_id, setup_token }: InputOf<typeof insertCricoUser>,
    call: Call,
  ): Promise<OutputOf<typeof insertCricoUser>> {
    if (user_id !== actorOf(call).userId) throw new AppError(rowErrors['42501']);
    this.admission.refuseWrongToken(setup_token);
    const own = await this.own.of(call);
    return this.work.run(call, async (unit) => {
      const account = await this.own.hold(unit, own);
      const known = await this.people.find(unit, user_id);
      const person = known?.isActive ? known : await this.admission.admit(unit, account, setup_token);
      return { rows: [personView(person)] };
    });
  }
}
