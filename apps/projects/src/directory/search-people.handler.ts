import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { tableQuery } from '@nivel/contracts/kernel/table';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { searchPeople } from '@nivel/contracts/projects/search-people.operation';
import { cricoUserRow } from '@nivel/contracts/projects/person-shape';
import { array, int4, nullable, query, text, uuid } from '@nivel/messaging/statement';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ReadCricoUsersHandler } from './read-crico-users.handler.ts';

/** People by name, behind one of them (`$2`), with all words (`$1`) in their name or address. */
const FOUND = query({
  text: `SELECT u.user_id AS id FROM crico_users u
WHERE ($2::uuid IS NULL OR (crico_folded(u.full_name), u.user_id) > (SELECT crico_folded(a.full_name), a.user_id FROM crico_users a WHERE a.user_id = $2))
AND NOT EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE position(w in crico_folded(u.full_name || ' ' || u.email)) = 0)
ORDER BY crico_folded(u.full_name), u.user_id LIMIT $3::int`,
  params: [array(text), nullable(uuid), int4],
  row: { id: uuid },
});

/** A row of a table as its door prints it: moments as text. */
const asPrinted = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** The rows are those of the documented table, with what administrators are shown of accounts. */
@Handles(searchPeople)
export class SearchPeopleHandler implements Handler<typeof searchPeople> {
  constructor(
    private readonly table: ReadCricoUsersHandler,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { search, after, limit }: InputOf<typeof searchPeople>,
    call: Call,
  ): Promise<OutputOf<typeof searchPeople>> {
    const words = folded(search)
      .split(/\s+/)
      .filter((word) => word !== '');
    const found = await this.work.reads.rows(FOUND, [words, after ?? null, limit + 1]);
    const ids = found.slice(0, limit).map(({ id }) => id);
    if (ids.length === 0) return { people: [], next: null };
    const filters = [{ column: 'user_id', op: 'in' as const, value: ids }];
    const { rows } = await this.table.handle(tableQuery.parse({ filters }), call);
    const people = rows.map((row) => cricoUserRow.parse(asPrinted(row)));
    const places = new Map(ids.map((id, place) => [id, place]));
    return {
      people: people.toSorted((one, other) => (places.get(one.user_id) ?? 0) - (places.get(other.user_id) ?? 0)),
      next: found.length > limit ? (ids.at(-1) ?? null) : null,
    };
  }
}
