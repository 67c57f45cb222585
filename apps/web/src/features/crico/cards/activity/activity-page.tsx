import { activityKinds } from '@nivel/contracts/projects/activity-values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { mainId } from '../../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../../shell/navigation/use-title.ts';
import { personal } from '../../area/organization/preferred-organization.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { cardsText } from '../cards-text.ts';
import { HistoryEntry } from '../details/history-entry.tsx';
import type { HistoryScene } from '../details/history-words.ts';
import { PagedList } from '../paged-list.tsx';
import { allActivityQuery, type ActivityPageOf } from './all-activity.queries.ts';

type Entry = ActivityPageOf['entries'][number];
type Place = ActivityPageOf['projects'][number];
/** An entry with the names of its ids, from its page. */
interface Told {
  readonly entry: Entry;
  readonly place: Place;
  readonly scene: HistoryScene;
}

const byId = <One extends { readonly id: string }>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map((one) => [one.id, one]));
const peopleOf = ({ people }: ActivityPageOf) =>
  people.map(({ user_id: id, full_name: name, is_active: isActive }) => ({ id, name, email: '', isActive }));

const toldOf = (page: ActivityPageOf): Told[] => {
  const people = peopleOf(page);
  const places = new Map(
    page.projects.map((place) => {
      const cards = new Map(place.cards.map(({ id, name: title }) => [id, { title }]));
      const board = { lists: byId(place.lists), labels: byId(place.labels), fields: byId(place.fields), cards };
      return [place.id, { place, scene: { people, board } }] as const;
    }),
  );
  return page.entries.flatMap((entry) => {
    const known = places.get(entry.project_id);
    return known ? [{ entry, ...known }] : [];
  });
};

/** The card of an entry, and its place. */
const ToldCard = ({ entry: { card, cards }, place }: Told) => {
  const text = cardsText.useText().activity;
  const reference = `${place.key}-${card.number}`;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      <Link
        to="/crico/dashboard"
        search={{ project: place.id, organization: place.organization_id ?? personal, card: reference }}
        className="min-h-6 text-accent underline"
      >
        {reference} {card.title}
      </Link>
      <span className="inline-flex items-center gap-1.5 text-sm text-soft">
        <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: place.color }} />
        {place.name}
      </span>
      {cards > 1 && <span className="text-sm text-soft">{text.among(cards)}</span>}
    </p>
  );
};

/** The chosen person and kind are in the address. */
const useWanted = () => {
  const { by, kind }: { by?: unknown; kind?: unknown } = useSearch({ strict: false });
  return {
    by: typeof by === 'string' && by !== '' ? by : null,
    kind: activityKinds.find((one) => one === kind) ?? null,
  };
};

/** Who did what in all projects of the person here: by person, by kind, with old and new values and a link to the card. */
export const ActivityPage = () => {
  const all = cardsText.useText();
  const text = all.activity;
  const navigate = useNavigate();
  const { by, kind } = useWanted();
  const query = useInfiniteQuery(allActivityQuery(by, kind));
  // Recently active people can be chosen, and the chosen person.
  const { data: lately } = useInfiniteQuery(allActivityQuery(null, null));
  const people = byId([...(lately?.pages ?? []), ...(query.data?.pages ?? [])].flatMap(peopleOf));
  const offered = [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
  const chosen = by === null || people.has(by) ? [] : [{ id: by, name: all.somebody }];
  useTitle(text.title);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-5 outline-none">
      <div>
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-soft">{text.everywhere}</p>
      </div>
      <ActivityFilters
        people={[...offered, ...chosen]}
        by={by}
        kind={kind}
        onChange={(wanted) =>
          void navigate({
            to: '/crico/activity',
            search: { ...(wanted.by !== null && { by: wanted.by }), ...(wanted.kind && { kind: wanted.kind }) },
            replace: true,
          })
        }
      />
      <PagedList
        query={query}
        itemsOf={toldOf}
        text={{ label: text.title, failed: text.failed, none: text.none, older: all.older }}
        look="flex flex-col gap-3"
      >
        {(told) => (
          <HistoryEntry
            key={`${told.place.id} ${told.entry.sequence} ${told.entry.card.id}`}
            entry={told.entry}
            scene={told.scene}
            card={<ToldCard {...told} />}
          />
        )}
      </PagedList>
    </main>
  );
};
