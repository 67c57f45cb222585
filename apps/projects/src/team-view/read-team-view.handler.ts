import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import { readTeamView } from '@nivel/contracts/projects/read-team-view.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { isOfTeam } from '../talk/audience.ts';
import { TeamNumbersRepository } from './team-numbers.repository.ts';

@Handles(readTeamView)
export class ReadTeamViewHandler implements Handler<typeof readTeamView> {
  constructor(
    private readonly numbers: TeamNumbersRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof readTeamView>, call: Call): Promise<OutputOf<typeof readTeamView>> {
    const isMember = isOfTeam(roleOf(call, project));
    const found = await this.numbers.find(this.work.reads, project_id, this.clock.now(), isMember);
    if (found === null) throw new AppError(commonErrors.internal);
    return {
      people: { current: found.peopleCurrent, before: found.peopleBefore },
      done: { current: found.doneCurrent, before: found.doneBefore },
      said: { current: found.saidCurrent, before: found.saidBefore },
      meeting_url: found.meetingUrl,
    };
  }
}
