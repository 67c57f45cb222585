import type { Procedures } from '@nivel/client/procedures.generated';
import { USUAL_SENTIMENT_HOURS } from '@nivel/contracts/ai/ai-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { insightsOfAll, predictionsOfAll } from '../../area/sentiment/sentiment.queries.ts';

export type Risk = OutputOf<Procedures['calculate_project_risk_prediction']>[number];
export type Intelligence = OutputOf<Procedures['generate_project_intelligence_metrics']>;
export type MemberSentiment = OutputOf<Procedures['analyze_team_sentiment']>[number];
type Insights = OutputOf<Procedures['list_ai_insights']>;
export type Insight = Insights['insights'][number];

/** The forecast of a project. */
export const predictionsKey = (projectId: string) => [...predictionsOfAll, projectId] as const;

export const risksQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...predictionsKey(projectId), 'risks'],
    queryFn: async () => siteClient.call('calculate_project_risk_prediction', { project_id_param: projectId }),
  });

export const intelligenceQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...predictionsKey(projectId), 'intelligence'],
    queryFn: async () => siteClient.call('generate_project_intelligence_metrics', { project_id_param: projectId }),
  });

/** The mood of the team in the hours before now; others may have taken themselves out since it was read. */
export const sentimentQuery = (projectId: string, hours: number = USUAL_SENTIMENT_HOURS) =>
  queryOptions({
    queryKey: [...predictionsKey(projectId), 'sentiment', hours],
    queryFn: async () =>
      siteClient.call('analyze_team_sentiment', { project_id_param: projectId, analysis_period_hours: hours }),
    staleTime: 0,
  });

/** The findings of rules in these figures. */
export const insightsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...insightsOfAll, projectId],
    queryFn: async () => siteClient.call('list_ai_insights', { project_id_param: projectId }),
  });
