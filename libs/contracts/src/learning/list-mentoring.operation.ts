import { z } from 'zod';
import { tier } from '../billing/plan.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { mentoringSession, offeredHour } from './mentoring.ts';

export const listMentoring = operation({
  name: 'learning.list-mentoring',
  summary: "The caller's sessions, and hours that can be booked now.",
  door: { kind: 'procedure', procedure: 'list_mentoring' },
  policy: signedIn("the caller's own sessions; hours are shown to whose plan holds mentoring"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    tier,
    /** The zone in which the months of the sessions are counted. */
    time_zone: z.string(),
    sessions: z.array(mentoringSession),
    hours: z.array(offeredHour),
    /** The number of sessions per month in the plan. */
    per_month: z.int(),
    /** Months with booked sessions, such as 2026-11, and how many. */
    booked: z.record(z.string(), z.int()),
    /** Whether the caller has an agenda of their own. */
    is_mentor: z.boolean(),
  }),
  errors: [],
});
