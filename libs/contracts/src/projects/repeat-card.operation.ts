import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { repeatMoments } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

/**
 * A different rule starts a new series on the card's first day, or today where it has none. The same rule continues the
 * existing series.
 */
export const repeatCard = projectCommand({
  name: 'repeat-card',
  summary: 'Makes a card repeat by a rule, or stops that.',
  least: 'member',
  input: {
    card_id: z.uuid(),
    /** RFC 5545, without `RRULE:`: days, weeks on weekdays, months on a day or a weekday, years on a day. Null: it stops. */
    rule: z.string().max(200).nullable(),
    when: z.enum(repeatMoments).default('day'),
  },
  errors: [
    boardErrors.card_not_found,
    boardErrors.repeat_invalid,
    boardErrors.repeat_too_often,
    boardErrors.repeat_without_days,
  ],
});
