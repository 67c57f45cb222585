import type { SqlType } from '@nivel/messaging/statement';
import type { Needs } from './command.ts';
import type { LoadRequest } from './loaded.ts';

/** Something that commands may need to know: one branch of the statement. The projects are its first parameter, `$1`. */
export interface Part {
  readonly params: readonly SqlType[];
  readonly sql: (...params: string[]) => string;
  /** The values of its parameters; null when it is not needed. */
  values(requests: readonly LoadRequest[], projects: readonly string[]): readonly (readonly unknown[])[] | null;
}

export const all = <Item>(
  requests: readonly LoadRequest[],
  pick: (needs: Needs) => readonly Item[] | undefined,
): Item[] => requests.flatMap(({ needs }) => pick(needs) ?? []);
export const unlessEmpty = (columns: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] | null =>
  columns[0]?.length === 0 ? null : columns;
/** A parameter for each field of some items; null without any. */
export const columnsOf = <Item>(items: readonly Item[], ...fields: readonly (keyof Item)[]) =>
  unlessEmpty(fields.map((field) => items.map((item) => item[field])));
export const projectsWith = (requests: readonly LoadRequest[], has: (needs: Needs) => boolean | undefined) =>
  unlessEmpty([[...new Set(requests.filter(({ needs }) => has(needs)).map(({ projectId }) => projectId))]]);
