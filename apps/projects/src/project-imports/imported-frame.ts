import { generateNKeysBetween } from 'fractional-indexing';
import type { TransferFrame } from '@nivel/contracts/projects/transfers/transfer-shape';
import { importedChoiceId, importedId, type ImportedKind } from './imported-id.ts';

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Rows in their order, with positions. */
const positioned = <Row extends object>(rows: readonly Row[]): (Row & { readonly position: string })[] => {
  const positions = generateNKeysBetween(null, null, rows.length);
  return rows.map((row, at) => ({ ...row, position: positions[at] ?? '' }));
};

/** The rows of a new project beside its cards, as the statement takes them. */
export const importedFrame = (projectId: string, frame: TransferFrame) => {
  const own = (of: ImportedKind) => {
    return <Row extends { readonly id: string }>(row: Row): Row => ({ ...row, id: importedId(projectId, of, row.id) });
  };
  const ids = new Map<string, string>();
  for (const [of, rows] of [
    ['list', frame.lists],
    ['label', frame.labels],
    ['field', frame.fields],
  ] as const)
    for (const { id } of rows) ids.set(id, importedId(projectId, of, id));
  const fields = frame.fields.map((field) => ({
    ...field,
    id: importedId(projectId, 'field', field.id),
    currency: field.kind === 'money' ? (field.currency ?? 'USD') : null,
    choices: field.choices.map((choice) => ({ ...choice, id: importedChoiceId(projectId, field.id, choice.id) })),
  }));
  for (const { id, choices } of frame.fields)
    for (const choice of choices) ids.set(choice.id, importedChoiceId(projectId, id, choice.id));
  /** Views name labels, fields and choices by their ids. */
  const named = (value: string) => value.replaceAll(UUIDS, (id) => ids.get(id) ?? id);
  const views = frame.views.map(({ choices, ...view }) => ({
    ...own('view')(view),
    choices: Object.fromEntries(
      Object.entries(choices).map(([key, value]) => [key, typeof value === 'string' ? named(value) : value]),
    ),
  }));
  return {
    lists: positioned(frame.lists.map(own('list'))),
    labels: frame.labels.map(own('label')),
    fields: positioned(fields),
    templates: frame.templates.map(own('template')),
    views: views.map((view) => ({
      ...view,
      is_default: view.is_default && views.find((one) => one.is_default) === view,
    })),
  };
};
