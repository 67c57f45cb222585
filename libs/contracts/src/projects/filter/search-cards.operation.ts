import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { filterErrors } from './filter.errors.ts';

/** Cards that one answer names. */
export const MOST_SEARCHED_CARDS = 1_000;

/**
 * Searches what a page with the rows of a board does not have: the words of long texts and comments. All words must occur in
 * one place: the title, the description, the notes, or one comment or file name that the caller may see.
 */
export const searchCards = operation({
  name: 'projects.search-cards',
  summary: 'The cards of a project that contain the words, comments and names of files included.',
  door: { kind: 'procedure', procedure: 'search_cards' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), search: z.string().trim().min(1).max(200) }),
  output: z.strictObject({
    /** In no particular order. */
    card_ids: z.array(z.uuid()),
    /** Whether there are more than are named. */
    has_more: z.boolean(),
  }),
  errors: [filterErrors.filter_too_slow],
});
