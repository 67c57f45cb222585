import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { importCards } from '@nivel/contracts/projects/transfers/import-cards.operation';
import {
  MOST_BATCH_CHARACTERS,
  MOST_IN_BATCH,
  transferLimits,
} from '@nivel/contracts/projects/transfers/transfer-values';
import type { Board } from '../../../area/board-model/board-store.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { bytesOf } from './bytes-of.ts';
import { choiceNamed, NEW, NONE, type MappedKind, type Mapping, type SentField } from './mapping.ts';
import type { ReadCard, ReadFile } from './read-cards.ts';

export type ImportCommand = CallInputOf<typeof importCards>;
type ImportedCard = NonNullable<ImportCommand['cards']>[number];
type ImportedField = NonNullable<ImportCommand['fields']>[number];

/** The things of the project that the file's are, by the ids of the file. New ones have ids already. */
interface Targets {
  readonly ids: Readonly<Record<MappedKind, ReadonlyMap<string, string>>>;
  /** By the ids of the fields in the file: the choices of the project by the choices of the file. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const idsFor = (mapping: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...mapping].flatMap(([id, value]) => (value === NONE ? [] : [[id, value === NEW ? uuidv7() : value] as const])),
  );

/** The choices of a field of the file: those of the same name, or new ones. */
const choicesFor = ({ choices = [] }: SentField, own: FieldRow | undefined) =>
  new Map(
    choices.flatMap(({ id, name }) => {
      const target = own === undefined ? uuidv7() : choiceNamed(own, name);
      return target === undefined ? [] : [[id, target] as const];
    }),
  );

const targetsOf = ({ frame }: ReadFile, mapping: Mapping, board: Board): Targets => ({
  ids: { lists: idsFor(mapping.lists), labels: idsFor(mapping.labels), fields: idsFor(mapping.fields) },
  choices: new Map(
    (frame.fields ?? []).map((field) => [
      field.id,
      choicesFor(field, board.fields.get(mapping.fields.get(field.id) ?? NONE)),
    ]),
  ),
});

const valuesOf = (
  { fields = {} }: ReadCard['card'],
  kinds: ReadonlyMap<string, SentField>,
  { ids, choices }: Targets,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, value]) => {
      const target = ids.fields.get(id);
      const own = kinds.get(id)?.kind === 'choice' ? choices.get(id)?.get(String(value)) : value;
      return target === undefined || own === undefined ? [] : [[target, own] as const];
    }),
  );

const sentCard = ({ card, items }: ReadCard, kinds: ReadonlyMap<string, SentField>, targets: Targets): ImportedCard => {
  const { priority, assignee, start_on, due_on, progress, blocked_reason, estimated_hours, actual_hours } = card;
  const fields = valuesOf(card, kinds, targets);
  const labels = (card.labels ?? []).flatMap((id) => targets.ids.labels.get(id) ?? []);
  return {
    source_id: card.id,
    list_id: targets.ids.lists.get(card.list) ?? '',
    title: card.title,
    set: {
      ...{ priority, assignee, start_on, due_on, progress, blocked_reason, estimated_hours, actual_hours },
      ...(Object.keys(fields).length > 0 && { fields }),
    },
    labels: [...new Set(labels)],
    tags: card.tags,
    checklist: items.slice(0, transferLimits.items),
    description: card.description,
    notes: card.notes,
  };
};

/** Bytes that the id and the place of an item add to it in the log of a command, and in what the open boards are told. */
const ITEM_BYTES = 64;

/** Cards in batches whose commands fit into a message, in every script. */
const batchesOf = (cards: readonly ImportedCard[]): ImportedCard[][] => {
  const batches: ImportedCard[][] = [];
  let [batch, bytes]: [ImportedCard[], number] = [[], 0];
  for (const card of cards) {
    const more = bytesOf(card) + ITEM_BYTES * (card.checklist?.length ?? 0);
    if (batch.length === MOST_IN_BATCH || (batch.length > 0 && bytes + more > MOST_BATCH_CHARACTERS)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(card);
    bytes += more;
  }
  return batch.length === 0 ? batches : [...batches, batch];
};

const newField = (
  { id, name, kind, currency, choices = [] }: SentField,
  { ids, choices: all }: Targets,
): ImportedField => ({
  ...{ field_id: ids.fields.get(id) ?? '', name, kind, currency: currency ?? undefined },
  choices: choices.flatMap((choice) => {
    const target = all.get(id)?.get(choice.id);
    return target === undefined ? [] : [{ id: target, name: choice.name }];
  }),
});

/** The new lists, labels and fields that some cards need. */
const neededBy = (cards: readonly ImportedCard[], { frame }: ReadFile, mapping: Mapping, targets: Targets) => {
  const used = new Set(
    cards.flatMap(({ list_id: list, labels = [], set }) => [list, ...labels, ...Object.keys(set?.fields ?? {})]),
  );
  const isNeeded = (kind: MappedKind) => {
    return ({ id }: { readonly id: string }) =>
      mapping[kind].get(id) === NEW && used.has(targets.ids[kind].get(id) ?? NONE);
  };
  return {
    lists: frame.lists
      .filter(isNeeded('lists'))
      .map(({ id, name, color, status }) => ({ list_id: targets.ids.lists.get(id) ?? '', name, color, status })),
    labels: (frame.labels ?? [])
      .filter(isNeeded('labels'))
      .map(({ id, name, color }) => ({ label_id: targets.ids.labels.get(id) ?? '', name, color })),
    fields: (frame.fields ?? []).filter(isNeeded('fields')).map((field) => newField(field, targets)),
  };
};

/** How the things of the file come: what they become, and what may be exceeded. */
interface ImportTerms {
  readonly mapping: Mapping;
  readonly isWithDeleted: boolean;
  readonly isOverLimit: boolean;
}

/** The commands of an import, in their order. Sent again they are the same ones, so that none is done twice. */
export const importCommands = (
  board: Board,
  read: ReadFile,
  cards: readonly ReadCard[],
  { mapping, isWithDeleted: with_deleted, isOverLimit: override_limit }: ImportTerms,
): ImportCommand[] => {
  const targets = targetsOf(read, mapping, board);
  const kinds = new Map((read.frame.fields ?? []).map((field) => [field.id, field]));
  return batchesOf(cards.map((card) => sentCard(card, kinds, targets))).map((batch) => ({
    ...{ project_id: board.project.id, command_id: uuidv7(), with_deleted, override_limit },
    ...neededBy(batch, read, mapping, targets),
    cards: batch,
  }));
};
