import { Module } from '@nestjs/common';
import { AnalyzeTeamSentimentHandler } from './analyze-team-sentiment.handler.ts';
import { TeamTalkReader } from './team-talk-reader.ts';

/** The mood of what a team writes. */
@Module({ providers: [AnalyzeTeamSentimentHandler, TeamTalkReader], exports: [TeamTalkReader] })
export class SentimentModule {}
