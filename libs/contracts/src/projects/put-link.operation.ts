import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { LEAST_LAG, linkTypes, MOST_LAG } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

const lagLimits = `A lag is from ${LEAST_LAG} to ${MOST_LAG} working days`;

/** Creates a link, or changes an existing one. `change-card-sets` removes it. */
export const putLink = projectCommand({
  name: 'put-link',
  summary: 'Makes a card wait for another by a type of link and a lag, or changes how it waits.',
  least: 'member',
  input: {
    /** The card that waits. */
    card_id: z.uuid(),
    /** The card that it waits for. */
    depends_on: z.uuid(),
    type: z.enum(linkTypes).default('finish-start'),
    /** Counted in working days. */
    lag: z.int(lagLimits).min(LEAST_LAG, lagLimits).max(MOST_LAG, lagLimits).default(0),
  },
  errors: [boardErrors.card_not_found, boardErrors.dependency_circle, boardErrors.too_many_members],
});
