import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { MOST_ITEMS } from '@nivel/contracts/projects/card-input';
import type { ChecklistItem } from '@nivel/contracts/projects/board-shape';
import { takesValue, type FieldKind, type FieldValue } from '@nivel/contracts/projects/field-values';
import { transferErrors, type ImportItemInvalid } from '@nivel/contracts/projects/transfers/transfer.errors';
import type { TransferCard } from '@nivel/contracts/projects/transfers/transfer-shape';
import { importedChoiceId, importedId } from './imported-id.ts';

/** The things that the cards of an import may refer to, by ids in the project. */
interface ImportFrame {
  readonly projectId: string;
  readonly lists: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly fields: ReadonlyMap<
    string,
    { readonly kind: FieldKind; readonly choices: readonly { readonly id: string }[] }
  >;
  /** Its team. */
  readonly people: ReadonlySet<string>;
}

const invalid = (of: ImportItemInvalid['of'], id: string): AppError => {
  const details: ImportItemInvalid = { of, id };
  return new AppError(transferErrors.import_item_invalid, { details });
};

const isPosition = (position: string): boolean => {
  try {
    return generateKeyBetween(position, null) !== '';
  } catch {
    return false;
  }
};

const orNull = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length === 0 ? null : items);
const recordOrNull = <Value>(record: Readonly<Record<string, Value>>) =>
  Object.keys(record).length === 0 ? null : record;

type GivenItem = TransferCard['checklist'][number];

/** A checklist with items of a file behind its own; those that it has already, and those beyond its limit, do not come. */
export const withItems = (
  projectId: string,
  known: readonly ChecklistItem[],
  given: readonly GivenItem[],
): readonly ChecklistItem[] => {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = new Map(given.map((item) => [importedId(projectId, 'item', item.id), item]));
  const added = [...fresh].filter(([id]) => !ids.has(id)).slice(0, MOST_ITEMS - known.length);
  const positions = generateNKeysBetween(known.at(-1)?.position ?? null, null, added.length);
  return [...known, ...added.map(([id, { text, done }], at) => ({ id, text, done, position: positions[at] ?? '' }))];
};

/** The values of a card by the ids of the fields in the project; people who are not in its team are left out. */
const valuesOf = ({ projectId, fields, people }: ImportFrame, card: TransferCard): Record<string, FieldValue> => {
  const values: Record<string, FieldValue> = {};
  for (const [sourceId, value] of Object.entries(card.fields)) {
    const id = importedId(projectId, 'field', sourceId);
    const field = fields.get(id);
    const own = field?.kind === 'choice' ? importedChoiceId(projectId, sourceId, String(value)) : value;
    if (field === undefined || !takesValue(field, own)) throw invalid('card', card.id);
    if (field.kind !== 'person' || people.has(String(own))) values[id] = own;
  }
  return values;
};

/**
 * The database row of an imported card.
 * @param nth its place in its batch: of two with the same number or position the first comes first
 * @throws AppError `import_item_invalid` for a card that names things its project does not have
 */
export const importedCard = (frame: ImportFrame, card: TransferCard, nth: number) => {
  const { projectId, lists, labels, people } = frame;
  const own = (id: string) => importedId(projectId, 'card', id);
  const list = importedId(projectId, 'list', card.list);
  const labelIds = card.labels.map((id) => importedId(projectId, 'label', id));
  const isReversed = card.start_on !== null && card.due_on !== null && card.start_on > card.due_on;
  const isKnown = lists.has(list) && labelIds.every((id) => labels.has(id));
  const isOfTeam = card.assignee === null || people.has(card.assignee);
  if (!isKnown || !isOfTeam || isReversed || !isPosition(card.position)) throw invalid('card', card.id);
  const dependsOn = [...new Set(card.depends_on.filter((id) => id !== card.id).map(own))].sort();
  const terms = Object.entries(card.link_terms).map(([id, value]) => [own(id), value] as const);
  const { number, position, title, priority, assignee, start_on, due_on, progress, blocked_reason, ...more } = card;
  return {
    ...{
      nth,
      id: own(card.id),
      list_id: list,
      number,
      position,
      title,
      priority,
      assignee,
      start_on,
      due_on,
      progress,
    },
    ...{ blocked_reason, estimated_hours: more.estimated_hours, actual_hours: more.actual_hours },
    ...{ description: more.description, notes: more.notes, is_automatic: more.is_automatic || null },
    labels: orNull([...new Set(labelIds)].sort()),
    tags: orNull([...new Set(more.tags)].sort()),
    depends_on: orNull(dependsOn),
    link_terms: recordOrNull(Object.fromEntries(terms.filter(([id]) => dependsOn.includes(id)))),
    checklist: orNull(withItems(projectId, [], more.checklist)),
    fields: recordOrNull(valuesOf(frame, card)),
  };
};
