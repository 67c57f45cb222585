import { Module } from '@nestjs/common';
import { ReadTeamViewHandler } from './read-team-view.handler.ts';
import { TeamNumbersRepository } from './team-numbers.repository.ts';

/** What the view of a team shows beside what other slices answer. */
@Module({ providers: [ReadTeamViewHandler, TeamNumbersRepository] })
export class TeamViewModule {}
