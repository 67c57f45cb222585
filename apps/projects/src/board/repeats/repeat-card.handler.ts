import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { repeatCard } from '@nivel/contracts/projects/repeat-card.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../../accounts/accounts.repository.ts';
import { personDay } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { repeatCardRule } from './repeat-rules.ts';
import { RepeatsRepository } from './repeats.repository.ts';

@Handles(repeatCard)
export class RepeatCardHandler implements Handler<typeof repeatCard> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly accounts: AccountsRepository,
    private readonly repeats: RepeatsRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof repeatCard>, call: Call): Promise<ProjectDelta> {
    const { userId: by } = actorOf(call);
    const today = personDay(await this.accounts.find(this.work.reads, by), this.clock.now());
    return this.commands.run(repeatCard, repeatCardRule({ by, today }), input, call, {
      alongside: (unit) => this.repeats.forget(unit, input.card_id),
    });
  }
}
