import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';
import { forecastOf } from '../forecast/project-forecast.ts';
import type { ProjectWork } from '../work-history/project-work-reader.ts';
import { basisOf, metricsOf, trendOf } from './project-metrics.ts';
import { recommendationsOf } from './recommendation-rules.ts';

/** All statements about a project as a whole. */
export const intelligenceOf = (projectId: string, { work, forecast }: ProjectWork, now: Date): ProjectIntelligence => {
  const basis = basisOf(work);
  const metrics = metricsOf(basis);
  const predictions = forecastOf(work, forecast);
  return {
    ...{ project_id: projectId, analysis_date: now.toISOString(), metrics, basis, predictions },
    insights: { velocity_trend: trendOf(metrics, basis) },
    recommended_actions: recommendationsOf(work, predictions, metrics),
  };
};
