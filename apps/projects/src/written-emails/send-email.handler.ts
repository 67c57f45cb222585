import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { sendEmail } from '@nivel/contracts/projects/send-email.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { SendTeamEmail } from './send-team-email.ts';

@Handles(sendEmail)
export class SendEmailHandler implements Handler<typeof sendEmail> {
  constructor(
    private readonly sender: SendTeamEmail,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(asked: InputOf<typeof sendEmail>, call: Call): Promise<OutputOf<typeof sendEmail>> {
    return this.work.run(call, (unit) => this.sender.send(unit, actorOf(call).userId, asked));
  }
}
