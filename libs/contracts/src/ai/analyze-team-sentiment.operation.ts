import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { MOST_TALKERS } from '../projects/team-talk.ts';
import { LONGEST_SENTIMENT_HOURS, USUAL_SENTIMENT_HOURS } from './ai-values.ts';
import { memberSentiment } from './member-sentiment.ts';

/** Callers who do not see people get the last whole week, whatever period they ask for. */
export const analyzeTeamSentiment = operation({
  name: 'ai.analyze-team-sentiment',
  summary:
    'An estimate of the mood in comments and chat of a project: for leads by person, for members the mean of a week, for others nothing.',
  door: { kind: 'procedure', procedure: 'analyze_team_sentiment' },
  policy: signedIn('the data of the project `project_id_param` that `projects` shows the caller'),
  repeat: 'safe',
  input: z.strictObject({
    project_id_param: z.uuid(),
    analysis_period_hours: z.int().min(1).max(LONGEST_SENTIMENT_HOURS).default(USUAL_SENTIMENT_HOURS),
  }),
  output: z.array(memberSentiment).max(MOST_TALKERS),
  errors: [],
});
