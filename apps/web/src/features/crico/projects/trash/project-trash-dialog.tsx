import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Columns3, SquareKanban } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { DeletedThingFacts } from '../../area/deletion/deleted-thing-facts.tsx';
import { projectTrashQuery } from '../../area/deletion/project-trash.query.ts';
import { useRestoreThing } from '../../area/deletion/use-restore-thing.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { leadsProject, useProject } from '../../area/project/project-scene.ts';
import { SearchField } from '../../area/search-field.tsx';
import { TrashRow } from './trash-row.tsx';
import { trashText } from './trash-text.ts';

interface ThingRowProps {
  readonly thing: DeletedThing;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

const ThingRow = ({ thing, isBusy, onRestore }: ThingRowProps) => {
  const text = trashText.useText();
  const { board } = useProject();
  const isList = thing.of === 'list';
  const Icon = isList ? Columns3 : SquareKanban;
  const place = isList ? text.listWith(thing.cards) : text.inList(thing.list ?? '');
  const number = thing.number !== null && <span className="text-soft">{`${board.project.key}-${thing.number} `}</span>;
  return (
    <TrashRow
      icon={<Icon aria-hidden="true" size={18} className="shrink-0 text-soft" />}
      name={thing.name}
      title={
        <>
          {number}
          {thing.name}
        </>
      }
      isBusy={isBusy}
      onRestore={!isList || leadsProject(board) ? onRestore : undefined}
    >
      {place}
      <DeletedThingFacts projectId={board.project.id} thing={thing} />
    </TrashRow>
  );
};

/** How much was found, which the list says to those who see it. */
const Found = ({ count, words }: { readonly count: number; readonly words: string }) => {
  const text = trashText.useText();
  const none = words === '' ? text.trashNone : text.notFound;
  return (
    <p role="status" className={count === 0 ? 'text-soft' : 'sr-only'}>
      {count === 0 ? none : text.found(count)}
    </p>
  );
};

/** The trash of the open project: its deleted cards and lists, who deleted them, and until when they can be restored. */
export const ProjectTrashDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = trashText.useText();
  const { board } = useProject();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const query = useInfiniteQuery(projectTrashQuery(board.project.id, words));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const { restore, restoring } = useRestoreThing(
    { title: text.thingFailed, message: text.thingFailedText },
    ({ name }) => notify({ type: 'success', message: text.thingRestored(name) }),
  );
  const things = data?.pages.flatMap((page) => page.things) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.projectTrash}
      description={data?.pages[0] ? text.keptFor(data.pages[0].days) : ''}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-3">
        <SearchField label={text.searchTrash} value={search} onChange={setSearch} />
        {!data && !error && <LoadingRows />}
        {!data && error && <LoadFailure title={text.trashFailed} error={error} onRetry={() => void refetch()} />}
        {data && <Found count={things.length} words={words} />}
        {things.length > 0 && (
          <ul aria-label={text.projectTrash} className="divide-y divide-line">
            {things.map((thing) => (
              <ThingRow
                key={thing.id}
                thing={thing}
                isBusy={restoring === thing.id}
                onRestore={() => void restore(thing)}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.older}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
