import type { z } from 'zod';
import type { Kept, Kind } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { pageOf, pageParams, type PageParams } from '../wire/list.ts';
import { ids, isWithin, read } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';

type Listed<K extends Kind> = Kept[K] & { readonly created: number };

/** `GET <path>/:id` */
export const retrieving = (state: SandboxState, kind: Kind, path: string): Route => ({
  method: 'GET',
  path: `${path}/:id`,
  answer: ({ path: { id = '' }, fields }) => {
    read({ expand: ids.optional() }, fields);
    return state.get(kind, id);
  },
});

/** `GET <path>`: newest first, by pages, with the filters of the kind. */
export const listing = <K extends Kind, Filters extends z.ZodRawShape>(
  state: SandboxState,
  {
    kind,
    path,
    filters,
    fits,
  }: {
    readonly kind: K;
    readonly path: string;
    readonly filters: Filters;
    readonly fits: (row: Kept[K], asked: z.output<z.ZodObject<Filters>>) => boolean;
  },
): Route => ({
  method: 'GET',
  path,
  answer: ({ fields }) => {
    const asked = read({ ...pageParams, expand: ids.optional(), ...filters }, fields);
    const page = asked as PageParams;
    const rows = state
      .table(kind)
      .where((row) => isWithin((row as Listed<K>).created, page.created))
      .filter((row) => fits(row, asked as z.output<z.ZodObject<Filters>>));
    return pageOf(rows.toReversed(), page, path);
  },
});

/** Metadata after a change: names given an empty text go, others are added or replaced. */
export const mergedMetadata = (
  before: Readonly<Record<string, string>> | null,
  given: Readonly<Record<string, string>> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));

/** The given fields only, so that omitted ones do not change. */
export const givenOnly = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
