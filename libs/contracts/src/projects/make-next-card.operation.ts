import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { projectDelta } from './project-delta.ts';

/** Changes nothing where the next card exists already, or is not due. */
export const makeNextCard = operation({
  name: 'projects.make-next-card',
  summary: 'Makes the next card of a series, which takes the rule over from the one before.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: { key: 'command_id' },
  input: z.strictObject({ project_id: z.uuid(), command_id: z.uuid(), card_id: z.uuid() }),
  output: projectDelta,
  errors: [boardErrors.too_many_cards, boardErrors.too_many_lists, boardErrors.too_much_at_once],
});
