import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { MOST_CARDS_AT_ONCE } from '../values/board-values.ts';
import { transferCard } from './transfer-shape.ts';

const sourceIds = z.array(transferCard.shape.id);

/** An import leaves out cards that are `known`; `deleted` ones come back only on request. */
export const findImportedCards = operation({
  name: 'projects.find-imported-cards',
  summary: 'Which cards of a file a project has: on its board, or in its trash.',
  door: { kind: 'procedure', procedure: 'find_imported_cards' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), source_ids: sourceIds.max(MOST_CARDS_AT_ONCE) }),
  output: z.strictObject({ known: sourceIds, deleted: sourceIds }),
  errors: [],
});
