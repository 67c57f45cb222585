import type { Type } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type {
  PagePlace,
  PersonalDataPage,
  PersonalDataPart,
  SectionAbout,
} from '@nivel/contracts/kernel/personal-data';
import { int4, jsonb, query, text, uuid, type Query } from '@nivel/messaging/statement';
import { UnitOfWork, type Reads } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from './handler.ts';

/** Rows of a page at most; each is read before the size of the page is known. */
const PAGE_ROWS = 200;
/** A page ends with the row that reaches it, in characters of JSON; far below the broker's limit. */
const PAGE_SIZE = 300_000;

interface Found {
  readonly data: Record<string, unknown>;
  readonly place: string;
}

interface Declaration {
  /** Its content, in a few words for the person. */
  readonly about: SectionAbout['about'];
  /** The name in the exported file, in kebab-case; once in a service. */
  readonly section: string;
  readonly table: string;
  /** Which rows belong to the person `$1`: a column with the id, or a condition in SQL. */
  readonly of: string;
  /** The columns that name a row. */
  readonly key: readonly string[];
  /** The exported columns. Never one with a secret (hash, token, key), or with data of other people. */
  readonly columns: readonly string[];
}

/** Rows of one table that are exported to their person. */
export interface PersonalSection extends Declaration {
  readonly statement: Query<readonly [string, string, number], Found>;
}

/**
 * Declares a section of a service's part of the personal-data export, in `personal-data.sql.ts`. Rows are read in the order of
 * their keys as text, so that a page starts where the previous one ended even if rows change in between.
 */
export const personalSection = (declared: Declaration): PersonalSection => {
  const { table, of, key, columns } = declared;
  const place = `concat_ws(chr(31), ${key.map((column) => `${column}::text`).join(', ')}) COLLATE "C"`;
  const condition = /^\w+$/.test(of) ? `${of} = $1` : `(${of})`;
  const fields = columns.map((column) => `'${column}', ${column}`).join(', ');
  const statement = query({
    text: `SELECT jsonb_build_object(${fields}) AS data, ${place} AS place FROM ${table}
WHERE ${condition} AND ${place} > $2 ORDER BY ${place} LIMIT $3::int`,
    params: [uuid, text, int4],
    row: { data: jsonb<Record<string, unknown>>(), place: text },
  });
  return { ...declared, statement };
};

/** Reads sections one after the other until a page is full. */
class PageReader {
  readonly rows: PersonalDataPage['rows'] = [];
  private size = 0;

  constructor(
    private readonly reads: Pick<Reads, 'rows'>,
    private readonly userId: string,
  ) {}

  /** Adds the rows of a section after a place. @returns where the page is full; null: the section was read to its end */
  async add({ section, statement }: PersonalSection, after: string): Promise<PagePlace | null> {
    const wanted = PAGE_ROWS - this.rows.length;
    const found = await this.reads.rows(statement, [this.userId, after, wanted]);
    for (const { data, place } of found) {
      this.rows.push({ section, data });
      this.size += JSON.stringify(data).length;
      if (this.size >= PAGE_SIZE) return { section, row: place };
    }
    const last = found.at(-1);
    return last !== undefined && found.length === wanted ? { section, row: last.place } : null;
  }
}

/** A page of the sections of a service, after a place. */
const readPage = async (
  reads: Pick<Reads, 'rows'>,
  sections: readonly PersonalSection[],
  userId: string,
  after: PagePlace | null,
): Promise<PersonalDataPage> => {
  const reader = new PageReader(reads, userId);
  const abouts = sections.map(({ section, about }) => ({ section, about }));
  const first = after === null ? 0 : sections.findIndex(({ section }) => section === after.section);
  for (const section of first < 0 ? [] : sections.slice(first)) {
    const next = await reader.add(section, section.section === after?.section ? after.row : '');
    if (next !== null) return { sections: abouts, rows: reader.rows, next };
  }
  return { sections: abouts, rows: reader.rows, next: null };
};

/**
 * The handler of a service's part of the personal-data export.
 *
 * @param part the service's `read-personal-data` operation
 * @param sections in the order of the export
 */
export const personalDataReader = (
  part: PersonalDataPart,
  sections: readonly PersonalSection[],
): Type<Handler<PersonalDataPart>> => {
  @Handles(part)
  class PersonalDataReader implements Handler<PersonalDataPart> {
    constructor(private readonly work: UnitOfWork) {}

    handle({ after }: InputOf<PersonalDataPart>, call: Call): Promise<PersonalDataPage> {
      return readPage(this.work.reads, sections, actorOf(call).userId, after);
    }
  }
  return PersonalDataReader;
};
