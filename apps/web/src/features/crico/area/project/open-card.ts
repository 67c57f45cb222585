import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Board } from '../board-model/board-store.ts';

/** The name of a card in an address: `SITE-12`, or its id while it has no number. */
const nameOf = ({ id, number }: CardRow, { project }: Board): string => (number > 0 ? `${project.key}-${number}` : id);

/** The card that an address names. */
const cardNamed = ({ cards, project }: Board, name: string): CardRow | undefined => {
  const wanted = name.toUpperCase();
  return cards.get(name) ?? [...cards.values()].find(({ number }) => `${project.key}-${number}` === wanted);
};

/** The value in the address while a card is being created: no card has it, because cards have numbers. */
const fresh = 'new';

/** Whether the open card was opened on this page: then closing it goes back in the history. */
let openedHere: string | null = null;

interface OpenCard {
  /** The value in the address; undefined: no card is open. */
  readonly name: string | undefined;
  /** Undefined where no card of the project has that name. */
  readonly card: CardRow | undefined;
  /** A card is being made. */
  readonly isNew: boolean;
  readonly open: (card: CardRow) => void;
  readonly openNew: () => void;
  readonly close: () => void;
}

/** The open card is in the address: it can be sent to others, and going back closes it. */
export const useOpenCard = (board: Board): OpenCard => {
  const { card: name } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const go = (card: string | undefined, replace: boolean): void =>
    void navigate({ to: '.', search: ({ card: _, ...others }) => (card ? { ...others, card } : others), replace });
  const open = (called: string): void => {
    openedHere = called;
    go(called, name !== undefined);
  };
  return {
    name,
    card: name === undefined ? undefined : cardNamed(board, name),
    isNew: name === fresh,
    open: (card) => open(nameOf(card, board)),
    openNew: () => open(fresh),
    close: () => {
      const isBack = openedHere !== null && openedHere === name;
      openedHere = null;
      if (isBack) history.back();
      else go(undefined, true);
    },
  };
};
