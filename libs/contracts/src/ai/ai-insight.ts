import { z } from 'zod';
import {
  insightKinds,
  insightTypes,
  mitigations,
  recommendations,
  riskLevels,
  type Mitigation,
  type Recommendation,
} from './ai-values.ts';
import { share } from './values/share.ts';

const codes = [...Object.keys(mitigations), ...Object.keys(recommendations)] as (Mitigation | Recommendation)[];

/** The name of an insight is computed from its content, so that it is the same insight while its content holds. */
export const insightId = z
  .string()
  .regex(
    /^(?:confidence|velocity|risk\.(?:critical|high)\.[0-9a-f-]{36}|sentiment\.(?:critical|declining)\.(?:team|[0-9a-f-]{36}))$/,
  );

/** Something that a rule found in the figures of a project. */
export const aiInsight = z.strictObject({
  id: insightId,
  type: z.enum(insightTypes),
  kind: z.enum(insightKinds),
  title: z.string(),
  description: z.string(),
  severity: z.enum(riskLevels),
  confidence: share,
  actionable: z.boolean(),
  suggested_actions: z.array(
    z.strictObject({ action: z.string(), code: z.enum(codes as [Mitigation, ...(Mitigation | Recommendation)[]]) }),
  ),
  created_at: z.iso.datetime(),
  /** The cards that it rests on. */
  card_ids: z.array(z.uuid()),
  /** Whose sentiment it is about; null: the team's, or it is about no sentiment. */
  user_id: z.uuid().nullable(),
  /** Its main number: a probability, a confidence, or a sentiment from 0 to 1; null where there is none. */
  value: share.nullable(),
});
export type AiInsight = z.output<typeof aiInsight>;
