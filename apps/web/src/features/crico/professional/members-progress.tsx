import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { cricoText } from '../area/crico-text.ts';
import { downloadCsv } from '../area/csv.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';
import { failureKind } from '../area/failures/failure-kind.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { SearchField } from '../area/search-field.tsx';
import { SeatsForm } from '../area/organization/seats-form.tsx';
import { MemberFigures } from './member-figures.tsx';
import { sheetOf, shownMembers, sorts, type MemberSort, type MemberView } from './member-list.ts';
import { MemberTable } from './member-table.tsx';
import { memberProgressQuery, type MemberProgress } from './professional.queries.ts';
import { professionalText } from './professional-text.ts';

/** The display of the members is in the address. */
const useMemberView = () => {
  const { q, sort, turned }: { q?: string; sort?: unknown; turned?: boolean } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view: MemberView = { q: q ?? '', sort: sorts.find((one) => one === sort) ?? 'name', turned: turned === true };
  const look = (changed: Partial<MemberView>) =>
    void navigate({
      to: '/professional-dashboard',
      search: ({ organization }) => {
        const next = { ...view, ...changed };
        return {
          ...(organization === undefined ? {} : { organization }),
          ...(next.q === '' ? {} : { q: next.q }),
          ...(next.sort === 'name' ? {} : { sort: next.sort }),
          ...(next.turned ? { turned: true } : {}),
        };
      },
      replace: true,
      resetScroll: false,
    });
  return { view, look };
};

const Notice = ({ state }: { readonly state: MemberProgress['progress'] }) => {
  const words = professionalText.useText();
  if (state === 'shown') return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5">
      {words[state]}
    </p>
  );
};

interface ListProps {
  readonly organization: ListedOrganization;
  readonly all: MemberProgress;
}

const List = ({ organization, all }: ListProps) => {
  const text = cricoText.useText();
  const words = professionalText.useText();
  const { view, look } = useMemberView();
  const shown = shownMembers(all.members, view);
  const sortBy = (sort: MemberSort) =>
    look(view.sort === sort ? { turned: !view.turned } : { sort, turned: sort === 'percent' || sort === 'last_day' });
  return (
    <section aria-label={words.table} className="rounded-md border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
        <div className="min-w-52 flex-1">
          <SearchField label={words.search} value={view.q} onChange={(q) => look({ q })} />
        </div>
        <p role="status" className="text-sm text-soft">
          {words.found(shown.length)}
        </p>
        <Button
          size="sm"
          variant="ghost"
          disabled={shown.length === 0}
          icon={<Download aria-hidden="true" size={15} />}
          onClick={() =>
            downloadCsv(
              words.csvName(organization.organization_name),
              sheetOf(shown, all.modules, words, text.organizationRoles),
            )
          }
        >
          {words.csv}
        </Button>
        <Link
          to="/crico/organizations/$organizationId"
          params={{ organizationId: organization.organization_id }}
          className={buttonLook({ size: 'sm', variant: 'secondary' })}
        >
          {words.manage}
        </Link>
      </div>
      {shown.length > 0 && <MemberTable all={all} members={shown} view={view} onSort={sortBy} />}
      {shown.length === 0 && <p className="p-4 text-soft">{words.noneFound}</p>}
      {all.taken === 1 && <p className="border-t border-line p-4 text-soft">{words.alone}</p>}
      {!all.isWhole && <p className="border-t border-line p-4 text-sm text-soft">{words.notWhole}</p>}
    </section>
  );
};

/** The data of the members, unless the right to see them was lost. */
export const MembersProgress = ({ organization }: { readonly organization: ListedOrganization }) => {
  const words = professionalText.useText();
  const { account_role: role } = usePermissions();
  const { organization_id: id } = organization;
  const { data, error, refetch } = useQuery(memberProgressQuery(id));
  if (error && (data === undefined || failureKind(error) === 'auth'))
    return <LoadFailure title={words.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows />;
  return (
    <>
      <MemberFigures all={data} />
      {role === 'admin' && <SeatsForm key={data.seats} organizationId={id} seats={data.seats} />}
      <Notice state={data.progress} />
      <List organization={organization} all={data} />
    </>
  );
};
