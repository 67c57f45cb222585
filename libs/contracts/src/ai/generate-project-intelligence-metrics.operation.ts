import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { projectIntelligence } from './project-intelligence.ts';

export const generateProjectIntelligenceMetrics = operation({
  name: 'ai.generate-project-intelligence-metrics',
  summary: 'The forecast of a project, its pace, quality and collaboration, and recommendations.',
  door: { kind: 'procedure', procedure: 'generate_project_intelligence_metrics' },
  policy: signedIn('the data of the project `project_id_param` that `projects` shows the caller'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid() }),
  output: projectIntelligence,
  errors: [],
});
