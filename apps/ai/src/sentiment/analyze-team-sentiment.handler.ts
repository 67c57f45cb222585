import { analyzeTeamSentiment } from '@nivel/contracts/ai/analyze-team-sentiment.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { sentimentsOf } from './team-sentiment.ts';
import { TeamTalkReader } from './team-talk-reader.ts';

@Handles(analyzeTeamSentiment)
export class AnalyzeTeamSentimentHandler implements Handler<typeof analyzeTeamSentiment> {
  constructor(private readonly talk: TeamTalkReader) {}

  async handle(
    { project_id_param: id, analysis_period_hours: hours }: InputOf<typeof analyzeTeamSentiment>,
    call: Call,
  ): Promise<OutputOf<typeof analyzeTeamSentiment>> {
    return sentimentsOf(await this.talk.read(id, hours, call));
  }
}
