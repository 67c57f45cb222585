import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { SeatsForm } from '../area/organization/seats-form.tsx';
import { Panel } from '../area/panel.tsx';
import { SearchField } from '../area/search-field.tsx';
import { adminText } from './admin-text.ts';
import { organizationsQuery } from './admin.queries.ts';

type Organization = OutputOf<Procedures['list_organizations']>['organizations'][number];

interface OrganizationRowProps {
  readonly organization: Organization;
  readonly onSeats: () => void;
}

/** An organization: whose it is, and how many of its seats are taken. */
const OrganizationRow = ({ organization, onSeats }: OrganizationRowProps) => {
  const words = adminText.useText().organizations;
  const { name, slug, owners, members, seats, is_deleted: isDeleted } = organization;
  const taken = seats === null ? words.noLimit(members) : words.taken(members, seats);
  const whose = owners.length === 0 ? words.noOwner : words.ownedBy(owners.join(', '));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className={`font-medium wrap-anywhere ${isDeleted ? 'text-soft line-through' : ''}`}>{name}</p>
        <p className="text-sm wrap-anywhere text-soft">
          {[slug, whose, isDeleted && words.deleted].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="tabular-nums">
        {taken}
        {seats !== null && members >= seats && <span className="font-medium text-danger"> · {words.full}</span>}
      </p>
      <Button size="sm" variant="ghost" aria-label={words.seatsOf(name)} onClick={onSeats}>
        {words.seats}
      </Button>
    </li>
  );
};

/** All organizations, and how many members each may have. */
export const OrganizationsPanel = () => {
  const all = adminText.useText();
  const words = all.organizations;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    organizationsQuery(search),
  );
  const [seatsOf, setSeatsOf] = useState<Organization>();
  const organizations = data?.pages.flatMap((page) => page.organizations) ?? [];
  return (
    <Panel id="organizations" title={all.tabs.organizations}>
      {!data && error && <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <div className="flex flex-col gap-3">
          <SearchField label={words.search} value={typed} onChange={setTyped} />
          <p role="status" className="text-soft empty:absolute">
            {organizations.length === 0 && (search === '' ? words.empty : words.none(search))}
          </p>
          {organizations.length > 0 && (
            <ul aria-label={all.tabs.organizations} className="-mb-2 divide-y divide-line">
              {organizations.map((one) => (
                <OrganizationRow key={one.organization_id} organization={one} onSeats={() => setSeatsOf(one)} />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {all.more}
            </Button>
          )}
        </div>
      )}
      {seatsOf && (
        <Dialog
          isOpen
          onOpenChange={() => setSeatsOf(undefined)}
          title={words.seatsOf(seatsOf.name)}
          closeLabel={words.close}
        >
          <div className="mt-4">
            <SeatsForm
              organizationId={seatsOf.organization_id}
              seats={seatsOf.seats}
              onSaved={() => setSeatsOf(undefined)}
            />
          </div>
        </Dialog>
      )}
    </Panel>
  );
};
