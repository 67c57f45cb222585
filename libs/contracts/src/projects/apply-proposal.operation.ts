import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardScalars, MOST_MEMBERS } from './card-input.ts';
import { projectCommand } from './project-command.ts';

/** Cards that one proposal makes; `ai` proposes no more. */
const MOST_PROPOSED = 50;

const { title, priority, start_on, due_on, estimated_hours } = cardScalars;
const values = z.strictObject({ priority, start_on, due_on, estimated_hours }).partial();

const created = z.strictObject({
  card_id: z.uuid(),
  list_id: z.uuid(),
  title,
  set: values.default({}),
  /** Cards of the same proposal that come before it: so none waits for itself. */
  depends_on: z.array(z.uuid()).max(MOST_MEMBERS).default([]),
});
type Created = z.output<typeof created>;

const waitForEarlierOnes = (cards: readonly Created[]): boolean =>
  cards.every(({ depends_on }, at) =>
    depends_on.every((id) => cards.slice(0, at).some((earlier) => earlier.card_id === id)),
  );
const areNamedOnce = (cards: readonly Created[]): boolean =>
  new Set(cards.map(({ card_id }) => card_id)).size === cards.length &&
  cards.every(({ depends_on }) => new Set(depends_on).size === depends_on.length);

/** What a person took over of a proposal of the service `ai`. The log stores it by its name, in the name of that person. */
export const applyProposal = projectCommand({
  name: 'apply-proposal',
  summary: 'Applies what a person chose of a proposal: new cards with their links, and values of a card that is there.',
  least: 'member',
  input: {
    create: z
      .array(created)
      .max(MOST_PROPOSED)
      .refine(areNamedOnce, 'Each card is named once')
      .refine(waitForEarlierOnes, 'A card waits only for cards before it')
      .default([]),
    update: z
      .array(z.strictObject({ card_id: z.uuid(), set: values }))
      .max(1)
      .default([]),
    /** Leads and directors may put more cards into a list than its limit says. */
    override_limit: z.boolean().default(false),
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.id_taken,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.dates_reversed,
    boardErrors.too_many_cards,
  ],
});
