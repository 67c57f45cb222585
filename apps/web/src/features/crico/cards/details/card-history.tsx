import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useProject } from '../../area/project/project-scene.ts';
import { cardHistoryQuery } from '../cards.queries.ts';
import { cardsText } from '../cards-text.ts';
import { PagedList } from '../paged-list.tsx';
import { HistoryEntry } from './history-entry.tsx';

/** Who did what to a card, newest first. */
export const CardHistory = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const scene = useProject();
  const query = useInfiniteQuery(cardHistoryQuery(scene.board.project.id, card.id));
  return (
    <PagedList
      query={query}
      itemsOf={({ entries }) => entries}
      text={{ label: text.history, failed: text.failedHistory, none: text.noHistory, older: text.older }}
      look="flex flex-col gap-3"
    >
      {(entry) => <HistoryEntry key={entry.sequence} entry={entry} scene={scene} />}
    </PagedList>
  );
};
