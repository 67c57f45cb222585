import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { projectIntelligence } from './project-intelligence.ts';

export const generateProjectIntelligenceMetrics = operation({
  name: 'ai.generate-project-intelligence-metrics',
  summary: 'The forecast of a project, its pace, quality and collaboration, and recommendations.',
  door: { kind: 'procedure', procedure: 'generate_project_intelligence_metrics' },
  policy: signedIn('what `projects` shows the caller of the project of `project_id_param`'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid() }),
  output: projectIntelligence,
  errors: [],
});
