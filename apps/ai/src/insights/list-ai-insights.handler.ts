import { USUAL_HORIZON_DAYS, USUAL_SENTIMENT_HOURS } from '@nivel/contracts/ai/ai-values';
import { listAiInsights } from '@nivel/contracts/ai/list-ai-insights.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AiClient } from '../database.ts';
import { HiddenInsightsRepository } from '../hidden-insights/hidden-insights.repository.ts';
import { hiddenSince } from '../hidden-insights/hidden-since.ts';
import { intelligenceOf } from '../intelligence/project-intelligence.ts';
import { cardRisks, knownShare } from '../risk/card-risks.ts';
import { sentimentsOf } from '../sentiment/team-sentiment.ts';
import { TeamTalkReader } from '../sentiment/team-talk-reader.ts';
import { ProjectWorkReader } from '../work-history/project-work-reader.ts';
import { insightsOf } from './insight-rules.ts';

@Handles(listAiInsights)
export class ListAiInsightsHandler implements Handler<typeof listAiInsights> {
  constructor(
    private readonly projects: ProjectWorkReader,
    private readonly talk: TeamTalkReader,
    private readonly hidden: HiddenInsightsRepository,
    private readonly work: UnitOfWork<AiClient>,
    private readonly clock: Clock,
  ) {}

  async handle(
    { project_id_param: id }: InputOf<typeof listAiInsights>,
    call: Call,
  ): Promise<OutputOf<typeof listAiInsights>> {
    const now = this.clock.now();
    const [project, talk, hidden] = await Promise.all([
      this.projects.read(id, call),
      this.talk.read(id, USUAL_SENTIMENT_HOURS, call),
      this.hidden.since(this.work.reads, actorOf(call).userId, id, hiddenSince(now)),
    ]);
    const { work, forecast } = project;
    const found = insightsOf(
      {
        risks: cardRisks(work, USUAL_HORIZON_DAYS, forecast),
        intelligence: intelligenceOf(id, project, now),
        sentiments: sentimentsOf(talk),
        known: knownShare(work.finished),
      },
      now,
    );
    const insights = found.filter((insight) => !hidden.has(insight.id));
    return { insights, hidden: found.length - insights.length };
  }
}
