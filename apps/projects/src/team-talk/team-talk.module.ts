import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { ReadTeamTalkHandler } from './read-team-talk.handler.ts';
import { TeamTalkRepository } from './team-talk.repository.ts';

/** The texts of a team, for estimates of its mood. */
@Module({ imports: [ProjectAccessModule], providers: [ReadTeamTalkHandler, TeamTalkRepository] })
export class TeamTalkModule {}
