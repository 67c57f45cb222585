import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inviteToCrico } from '@nivel/contracts/projects/invite-to-crico.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { SendInvite } from './send-invite.ts';
import { inviteView } from './invite-view.ts';

@Handles(inviteToCrico)
export class InviteToCricoHandler implements Handler<typeof inviteToCrico> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly invites: SendInvite,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ email, role }: InputOf<typeof inviteToCrico>, call: Call): Promise<OutputOf<typeof inviteToCrico>> {
    return this.work.run(call, async (unit) => {
      if (await this.people.isActiveAddress(unit, email)) throw new AppError(projectsErrors.already_a_member);
      const wanted = { email, role };
      return inviteView(await this.invites.invite(unit, wanted, actorOf(call).userId));
    });
  }
}
