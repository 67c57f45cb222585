import { Dialog } from '@nivel/ui/dialog';
import type { ActivityKind } from '@nivel/contracts/projects/activity-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listActivity } from '@nivel/contracts/projects/list-activity.operation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenCard } from '../../area/project/open-card.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { activityQuery } from '../cards.queries.ts';
import { cardsText } from '../cards-text.ts';
import { HistoryEntry } from '../details/history-entry.tsx';
import { PagedList } from '../paged-list.tsx';
import { ActivityFilters } from './activity-filters.tsx';

type Entry = OutputOf<typeof listActivity>['entries'][number];

/** The card of an entry, and a link to it while it is on the board. */
const ToldCard = ({ entry: { card, cards }, onOpen }: { readonly entry: Entry; readonly onOpen: () => void }) => {
  const text = cardsText.useText().activity;
  const { board } = useProject();
  const { open } = useOpenCard(board);
  const there = board.cards.get(card.id);
  const name = `${board.project.key}-${card.number} ${card.title}`;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      {there ? (
        <button
          type="button"
          onClick={() => {
            onOpen();
            open(there);
          }}
          className="min-h-6 text-left text-accent underline"
        >
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      {cards > 1 && <span className="text-sm text-soft">{text.among(cards)}</span>}
    </p>
  );
};

interface ShownProps {
  readonly by: string | null;
  readonly kind: ActivityKind | null;
  readonly onOpen: () => void;
}

const Shown = ({ by, kind, onOpen }: ShownProps) => {
  const text = cardsText.useText();
  const scene = useProject();
  const query = useInfiniteQuery(activityQuery(scene.board.project.id, by, kind));
  const { title: label, failed, none } = text.activity;
  return (
    <PagedList
      query={query}
      itemsOf={({ entries }) => entries}
      text={{ label, failed, none, older: text.older }}
      look="flex flex-col gap-3"
    >
      {(entry) => (
        <HistoryEntry
          key={`${entry.sequence} ${entry.card.id}`}
          entry={entry}
          scene={scene}
          card={<ToldCard entry={entry} onOpen={onOpen} />}
        />
      )}
    </PagedList>
  );
};

/** Who did what to the cards of a project: by person, by kind, with old and new values and a link to the card. */
export const ActivityDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const all = cardsText.useText();
  const text = all.activity;
  const { people } = useProject();
  const [{ by, kind }, choose] = useState<Pick<ShownProps, 'by' | 'kind'>>({ by: null, kind: null });
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.title} description={text.about} closeLabel={all.close}>
      <div className="mt-4 flex flex-col items-stretch gap-4">
        <ActivityFilters people={people} by={by} kind={kind} onChange={choose} />
        <Shown by={by} kind={kind} onOpen={onClose} />
      </div>
    </Dialog>
  );
};
