import { valuesAfter } from '@nivel/contracts/projects/card-sets';
import type { putLink } from '@nivel/contracts/projects/put-link.operation';
import { lettersOf } from '@nivel/planning/link-terms';
import { cardsOnBoard } from '../commands/board-rules.ts';
import type { RuleOf } from '../commands/command.ts';
import { changesOfCard } from '../state/change.ts';
import { checkMembers, setsAfter } from './card-set-rules.ts';

export const putLinkRule: RuleOf<typeof putLink> = {
  needs: ({ card_id, depends_on }) => ({ cards: [card_id, depends_on], links: true }),
  decide: (state, { card_id, depends_on, ...terms }) => {
    const cards = cardsOnBoard(state, [card_id]);
    const add = { depends_on: [depends_on] };
    checkMembers(state, cards, add);
    const written = { [depends_on]: lettersOf(terms) };
    const changes = cards.flatMap((card) =>
      changesOfCard(card, { ...setsAfter(card, add), link_terms: valuesAfter(card.link_terms, written) }),
    );
    return { changes };
  },
};
