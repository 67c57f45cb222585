import { Module } from '@nestjs/common';
import { ReadTeamViewHandler } from './read-team-view.handler.ts';
import { TeamNumbersRepository } from './team-numbers.repository.ts';

/** The data of the team view that no other slice provides. */
@Module({ providers: [ReadTeamViewHandler, TeamNumbersRepository] })
export class TeamViewModule {}
