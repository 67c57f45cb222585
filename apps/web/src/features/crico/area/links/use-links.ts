import { ClientError } from '@nivel/client/client-error';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { LinkTerms } from '@nivel/planning/link-terms';
import type { BoardCommand } from '../board-model/board-commands.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { useProject } from '../project/project-scene.ts';
import { projectText } from '../project/project-text.ts';
import { usePerform } from '../project/use-perform.ts';
import { linksText } from './links-text.ts';

/** The cards of a circle, as the refusal names them. */
const circleOf = (error: unknown): readonly string[] => {
  if (!(error instanceof ClientError) || error.code !== 'dependency_circle') return [];
  const details: unknown = error.details;
  const cards: unknown = typeof details === 'object' && details !== null && 'cards' in details ? details.cards : [];
  return Array.isArray(cards) ? cards.filter((id) => typeof id === 'string') : [];
};

/** Makes, changes and removes links, each by one command. A cycle is refused with the cards that it goes through. */
export const useLinks = () => {
  const text = linksText.useText();
  const shared = projectText.useText();
  const { board, session } = useProject();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  const circleInWords = (cards: readonly string[]): string =>
    text.circle(cards.map((id) => `«${board.cards.get(id)?.title ?? '…'}»`).join(' → '));
  const send = (given: BoardCommand) =>
    void perform(given, shared.failed.update, undefined, (error) => {
      const circle = circleOf(error);
      return circle.length > 0 ? { message: circleInWords(circle) } : {};
    });
  return {
    circleInWords,
    /** Makes a card wait for another with the usual terms, or does not change an existing link. */
    add: (card: CardRow, waitsFor: string) => {
      const input = { ...command(), card_ids: [card.id], add: { depends_on: [waitsFor] } };
      send({ procedure: 'change_card_sets', input });
    },
    put: (card: CardRow, waitsFor: string, terms: LinkTerms) => {
      const input = { ...command(), card_id: card.id, depends_on: waitsFor, ...terms };
      send({ procedure: 'put_link', input });
    },
    /** Whether the dates of a card follow from its links. */
    setAutomatic: (card: CardRow, is_automatic: boolean) =>
      send({ procedure: 'update_cards', input: { ...command(), card_ids: [card.id], set: { is_automatic } } }),
    remove: (card: CardRow, waitsFor: string) => {
      const input = { ...command(), card_ids: [card.id], remove: { depends_on: [waitsFor] } };
      send({ procedure: 'change_card_sets', input });
    },
  };
};

export type LinkChanges = ReturnType<typeof useLinks>;
