import type { ProjectIntelligence } from '@nivel/contracts/ai/project-intelligence';

/** What is foretold of a project. */
export type Predictions = ProjectIntelligence['predictions'];
