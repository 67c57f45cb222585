import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardScalars, isEachNamedOnce, MOST_MEMBERS } from './card-input.ts';
import { projectCommand } from './project-command.ts';

/** Cards that one proposal makes, and those that it changes; `ai` proposes no more. */
const MOST_PROPOSED = 50;

const { title, priority, assignee, start_on, due_on, estimated_hours } = cardScalars;
const values = z.strictObject({ priority, assignee, start_on, due_on, estimated_hours }).partial();

const created = z.strictObject({
  card_id: z.uuid(),
  list_id: z.uuid(),
  title,
  set: values.default({}),
  /** Cards of the same proposal that come before it: so none waits for itself. */
  depends_on: z.array(z.uuid()).max(MOST_MEMBERS).default([]),
});
type Created = z.output<typeof created>;

/** Another list is entered at its end. */
const updated = z.strictObject({ card_id: z.uuid(), list_id: z.uuid().optional(), set: values.default({}) });

const waitForEarlierOnes = (cards: readonly Created[]): boolean =>
  cards.every(({ depends_on }, at) =>
    depends_on.every((id) => cards.slice(0, at).some((earlier) => earlier.card_id === id)),
  );
const areNamedOnce = (cards: readonly Created[]): boolean =>
  isEachNamedOnce(cards) && cards.every(({ depends_on }) => new Set(depends_on).size === depends_on.length);

/** What a person took over of a proposal of the service `ai`. The log stores it by its name, in the name of that person. */
export const applyProposal = projectCommand({
  name: 'apply-proposal',
  summary:
    'Applies what a person chose of a proposal: new cards with their links, and lists and values of cards that are there.',
  least: 'member',
  input: {
    create: z
      .array(created)
      .max(MOST_PROPOSED)
      .refine(areNamedOnce, 'Each card is named once')
      .refine(waitForEarlierOnes, 'A card waits only for cards before it')
      .default([]),
    update: z.array(updated).max(MOST_PROPOSED).refine(isEachNamedOnce, 'Each card is named once').default([]),
    /** A proposal that an automation rule asked for, which counts as applied with this command. */
    proposal_id: z.uuid().optional(),
    /** Leads and directors may put more cards into a list than its limit says. */
    override_limit: z.boolean().default(false),
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.id_taken,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.too_many_cards,
    boardErrors.proposal_decided,
  ],
});
