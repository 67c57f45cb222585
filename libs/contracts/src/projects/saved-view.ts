import { z } from 'zod';
import { defineErrors } from '../kernel/errors.ts';
import { shortText } from '../kernel/short-text.ts';
import { viewChoices } from './view-choices.ts';

/** Errors of views that are kept under a name. */
export const savedViewErrors = defineErrors({
  view_not_found: { kind: 'not-found', message: 'This view is not there any more, or is not shared with you' },
  too_many_views: { kind: 'conflict', message: 'A project holds at most 50 shared views, and 50 of each person' },
  sharing_needs_lead: { kind: 'forbidden', message: 'Only leads and directors may share views, or change shared ones' },
});

/** A way to look at a project: filter, order, arrangement and kind of view, under a name. */
export const savedView = {
  name: shortText('View name', { least: 1, most: 50 }),
  choices: viewChoices,
  /** Whether all readers of the project see it; otherwise only its creator does. */
  is_shared: z.boolean().default(false),
  /** Whether it is what people see who have chosen nothing yet; one of a project, and shared. */
  is_default: z.boolean().default(false),
};

export const savedViewRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  choices: viewChoices,
  is_shared: z.boolean(),
  is_default: z.boolean(),
});
export type SavedViewRow = z.output<typeof savedViewRow>;
