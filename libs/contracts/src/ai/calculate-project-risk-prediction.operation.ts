import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { LONGEST_HORIZON_DAYS, MOST_RISKS, USUAL_HORIZON_DAYS } from './ai-values.ts';
import { riskPrediction } from './risk-prediction.ts';

export const calculateProjectRiskPrediction = operation({
  name: 'ai.calculate-project-risk-prediction',
  summary: 'How likely the open cards of a project miss their day within the horizon, the highest first.',
  door: { kind: 'procedure', procedure: 'calculate_project_risk_prediction' },
  policy: signedIn('the data of the project `project_id_param` that `projects` shows the caller'),
  repeat: 'safe',
  input: z.strictObject({
    project_id_param: z.uuid(),
    prediction_horizon_days: z.int().min(1).max(LONGEST_HORIZON_DAYS).default(USUAL_HORIZON_DAYS),
  }),
  output: z.array(riskPrediction).max(MOST_RISKS),
  errors: [],
});
