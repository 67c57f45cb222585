import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import { inOrder } from '@nivel/contracts/projects/card-sets';
import type { RuleOf } from '../commands/command.ts';
import type { Change } from '../state/change.ts';
import { putCardsRule } from './put-cards-rule.ts';

type Input = InputOf<typeof applyProposal>;

/** The same as rows to put on the board; a proposal contains no labels. */
const rowsOf = ({ create, ...input }: Input) => ({
  ...input,
  create: create.map(({ depends_on: _, ...card }) => ({ ...card, add: undefined })),
  update: input.update.map((card) => ({ ...card, add: undefined, remove: undefined })),
});

/** Cards are put on the board as rows are, and those that are new get their links. */
export const applyProposalRule: RuleOf<typeof applyProposal> = {
  needs: (input) => putCardsRule.needs(rowsOf(input)),
  decide: (state, input, context) => {
    const links = new Map(input.create.map(({ card_id, depends_on }) => [card_id, inOrder(depends_on)]));
    const linked = (change: Change): Change => {
      const depends_on = links.get(change.id) ?? [];
      if (change.of !== 'card' || change.set === null || depends_on.length === 0) return change;
      return { ...change, set: { ...change.set, depends_on } };
    };
    const { changes } = putCardsRule.decide(state, rowsOf(input), context);
    return { changes: changes.map(linked) };
  },
};
