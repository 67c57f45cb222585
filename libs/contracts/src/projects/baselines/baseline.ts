import { z } from 'zod';
import { defineErrors } from '../../kernel/errors.ts';
import { shortText } from '../../kernel/short-text.ts';
import { MOST_BASELINES } from '../values/board-values.ts';

/** Errors of baselines. */
export const baselineErrors = defineErrors({
  baseline_not_found: { kind: 'not-found', message: 'This baseline is not there any more' },
  too_many_baselines: { kind: 'conflict', message: `A project holds at most ${MOST_BASELINES} baselines` },
});

export const baselineName = shortText('Baseline name', { least: 1, most: 50 });

/** The dates of all cards of a project at one moment, under a name. */
export const baselineRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  made_at: z.iso.datetime(),
  made_by: z.uuid().nullable(),
  /** The number of cards with dates. */
  cards: z.int(),
});
export type BaselineRow = z.output<typeof baselineRow>;

/** A baseline of a project. */
export const namedBaseline = { project_id: z.uuid(), baseline_id: z.uuid() };
