import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from '../../area/data/crico.queries.ts';

export type Risk = OutputOf<Procedures['calculate_project_risk_prediction']>[number];
export type Intelligence = OutputOf<Procedures['generate_project_intelligence_metrics']>;
type Insights = OutputOf<Procedures['list_ai_insights']>;
export type Insight = Insights['insights'][number];

/** The forecast of a project. */
export const predictionsKey = (projectId: string) => [...cricoKey, 'predictions', projectId] as const;

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

/** What rules find in that. */
export const insightsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...cricoKey, 'insights', projectId],
    queryFn: async () => siteClient.call('list_ai_insights', { project_id_param: projectId }),
  });
