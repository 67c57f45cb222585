// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { analyzeTeamSentiment } from './analyze-team-sentiment.operation.ts';
import { breakdownMilestones } from './breakdown-milestones.operation.ts';
import { calculateProjectRiskPrediction } from './calculate-project-risk-prediction.operation.ts';
import { chat } from './chat.operation.ts';
import { generateProjectIntelligenceMetrics } from './generate-project-intelligence-metrics.operation.ts';
import { hideAiInsight } from './hide-ai-insight.operation.ts';
import { listAiInsights } from './list-ai-insights.operation.ts';
import { parseDescription } from './parse-description.operation.ts';
import { proposeCardSteps } from './propose-card-steps.operation.ts';
import { readAiModel } from './read-ai-model.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { saveAiModel } from './save-ai-model.operation.ts';
import { testAiModel } from './test-ai-model.operation.ts';

export const operations: readonly Operation[] = [
  analyzeTeamSentiment,
  breakdownMilestones,
  calculateProjectRiskPrediction,
  chat,
  generateProjectIntelligenceMetrics,
  hideAiInsight,
  listAiInsights,
  parseDescription,
  proposeCardSteps,
  readAiModel,
  readPersonalData,
  saveAiModel,
  testAiModel,
];
