import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';

const percent = z.int().min(0).max(100);
const weights = z.strictObject({
  new: percent,
  contacted: percent,
  qualified: percent,
  proposal: percent,
  negotiation: percent,
});

export const setMoneyStageWeights = operation({
  name: 'finance.set-money-stage-weights',
  summary: 'Says how much of an expected value counts in each open stage, in percent.',
  door: { kind: 'procedure', procedure: 'set_money_stage_weights' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({ weights_param: weights }),
  output: z.strictObject({ success: z.literal(true), weights }),
  errors: [],
});
