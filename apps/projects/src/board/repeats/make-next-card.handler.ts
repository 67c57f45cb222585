import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { makeNextCard } from '@nivel/contracts/projects/make-next-card.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import { personDay } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { callOnBehalf } from '../commands/call-on-behalf.ts';
import { OutdatedError, ProjectCommands } from '../commands/project-commands.ts';
import { nextCardRule } from './next-card-rule.ts';
import { RepeatsRepository, type StoredStanding } from './repeats.repository.ts';
import { SeriesPerson } from './series-person.ts';

type Input = InputOf<typeof makeNextCard>;

@Handles(makeNextCard)
export class MakeNextCardHandler implements Handler<typeof makeNextCard> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly repeats: RepeatsRepository,
    private readonly person: SeriesPerson,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** A failed card waits for some minutes, so that it delays no other. */
  async handle(input: Input, call: Call): Promise<ProjectDelta> {
    try {
      return await this.make(input, call.trace);
    } catch (error) {
      // Somebody was quicker: the list of the next minute knows.
      if (error instanceof OutdatedError) throw new AppError(commonErrors.unavailable, { cause: error });
      await this.work.inStatements(BY_ITSELF, (unit) =>
        this.repeats.failed(unit, input.project_id, input.card_id, unit.now),
      );
      throw error;
    }
  }

  private async make(input: Input, trace: string): Promise<ProjectDelta> {
    const { project_id: projectId, card_id: cardId } = input;
    const [{ reads }, now] = [this.work, this.clock.now()];
    const standing = await this.repeats.standing(reads, projectId, cardId);
    const madeOn = standing?.madeOn ?? null;
    const person = await this.personOf(input, standing);
    const today = personDay(standing, now);
    const newId = this.ids.next();
    const rule = nextCardRule({ today, madeOn, newId });
    return this.commands.run(makeNextCard, rule, input, callOnBehalf(person, trace, now), {
      isCurrent: async (unit) => ((await this.repeats.standing(unit, projectId, cardId))?.madeOn ?? null) === madeOn,
      alongside: async (unit, changes) => {
        if (changes.some(({ id }) => id === newId)) await this.repeats.made(unit, projectId, cardId, today);
      },
    });
  }

  /** A repeated command gets its first answer, in the name of the same person, although the rule is gone. */
  private async personOf({ project_id, command_id }: Input, standing: StoredStanding | null) {
    const { reads } = this.work;
    const userId = await this.repeats.actorOf(reads, project_id, command_id);
    if (userId !== null) return { userId, role: 'member' as const };
    return this.person.of(reads, project_id, standing?.repeats.by ?? null);
  }
}
