import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Person } from '../area/data/crico.queries.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { Panel } from '../area/panel.tsx';
import { SearchField } from '../area/search-field.tsx';
import { adminText } from './admin-text.ts';
import { peopleQuery } from './admin.queries.ts';
import { PersonRow } from './person-row.tsx';
import { RemovePerson } from './remove-person.tsx';

interface FoundProps {
  readonly people: readonly Person[];
  readonly onRemove: (person: Person) => void;
}

const Found = ({ people, onRemove }: FoundProps) => {
  const words = adminText.useText();
  if (people.length === 0) return <p className="text-soft">{words.none}</p>;
  return (
    <ul aria-label={words.people} className="-mb-2 divide-y divide-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onRemove={() => onRemove(person)} />
      ))}
    </ul>
  );
};

/** The people of Crico: their roles, and invites. */
export const PeoplePanel = () => {
  const words = adminText.useText();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    peopleQuery(search),
  );
  const [removing, setRemoving] = useState<Person>();
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  return (
    <Panel id="people" title={words.people}>
      {!data && error && <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <div className="flex flex-col gap-3">
          <SearchField label={words.search} value={typed} onChange={setTyped} />
          <p role="status" className="text-sm text-soft empty:absolute">
            {search && words.filteredBy(search)}
          </p>
          <Found people={people} onRemove={setRemoving} />
          {hasNextPage && (
            <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </div>
      )}
      {removing && <RemovePerson person={removing} onClose={() => setRemoving(undefined)} />}
    </Panel>
  );
};
