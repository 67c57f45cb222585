import type { beginProjectImport } from '@nivel/contracts/projects/transfers/begin-project-import.operation';
import type { takeImportBatch } from '@nivel/contracts/projects/transfers/take-import-batch.operation';
import type { ImportSource } from '@nivel/contracts/projects/transfers/transfer-values';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { Tally } from './tally.ts';

type Batch = CallInputOf<typeof takeImportBatch>;
export type SentFrame = CallInputOf<typeof beginProjectImport>['frame'];
export type SentCard = NonNullable<Batch['cards']>[number];
export type SentChecklist = NonNullable<Batch['checklists']>[number];
export type SentComment = NonNullable<Batch['comments']>[number];

/** One thing that a batch brings. */
export type ImportItem =
  | { readonly of: 'cards'; readonly value: SentCard }
  | { readonly of: 'checklists'; readonly value: SentChecklist }
  | { readonly of: 'comments'; readonly value: SentComment };

/** A person's choices about reading a file. */
export interface ImportChoices {
  /** Whether archived cards and lists come too. */
  readonly isWithArchived: boolean;
  /** The people here, by what the file calls them. */
  readonly people: Readonly<Record<string, string>>;
  /** What each column of a table becomes. */
  readonly columns: readonly string[];
}

/** A person named in a file. */
export interface SourcePerson {
  readonly id: string;
  readonly name: string;
  /** Further names, such as an address, by which they may be found here. */
  readonly names: readonly string[];
}

/** A file that was looked through once. Reading it again gives the same items in the same order. */
export interface ImportFile {
  readonly source: ImportSource;
  readonly name: string;
  readonly people: readonly SourcePerson[];
  readonly hasArchived: boolean;
  /** For a table: its head, its first rows, and what its columns probably are. */
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly columns: readonly string[];
  } | null;
  /** A project without its cards. */
  readonly frame: (choices: ImportChoices, tally: Tally) => SentFrame;
  /** Cards, then what belongs to them. @param onRead the part of the file that was read, 0 to 1 */
  readonly items: (choices: ImportChoices, tally: Tally, onRead: (part: number) => void) => AsyncIterable<ImportItem>;
}
