import { useFinder } from '../../../shell/commands/command-registry.ts';
import { matching } from '../../../shell/commands/matching.ts';
import type { BoardScene } from './board-context.ts';
import { viewText } from './view/view-text.ts';

/** The maximum of suggested cards and people. */
const MOST = 20;

/** Cards by number and title, and people by name, for the palette: a card opens, of a person the cards are shown. */
export const useBoardFinder = ({ board, people, open, choose }: BoardScene): void => {
  const text = viewText.useText();
  useFinder((typed) => {
    const cards = [...board.cards.values()].map((card) => ({
      id: `crico.card.${card.id}`,
      label: `${board.project.key}-${card.number} ${card.title}`,
      run: () => open(card),
    }));
    const persons = people.map(({ id, name }) => ({
      id: `crico.person.${id}`,
      label: text.cardsOf(name),
      run: () => choose({ q: name }),
    }));
    return [...matching(cards, typed).slice(0, MOST), ...matching(persons, typed).slice(0, MOST)];
  });
};
