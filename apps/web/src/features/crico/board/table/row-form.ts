import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { isOfChoices } from '../../area/project/field-choices.ts';
import { plainValue, valueIn } from '../../area/project/field-words.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { useBoard } from '../board-context.ts';
import { bulkFields, together, valueFields, type BulkEdit, type BulkField } from '../selection/bulk-fields.ts';
import { viewText } from '../view/view-text.ts';
import { useTable } from './table-context.ts';

/** Typed or chosen values, by the columns. */
export type RowForm = Readonly<Record<string, string>>;

const narrowEditors = ['priority', 'assignee', 'due_on'];

/** The fields that can be written over in the row: those whose columns are shown. */
const useRowFields = (): ReadonlyMap<string, BulkField> => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board } = useBoard();
  const { columns, isNarrow } = useTable();
  const known = new Map(bulkFields(board, text, shared.priorities).map((one) => [one.field.id, one]));
  const keys = isNarrow ? narrowEditors : columns.map(({ key }) => key);
  return new Map(
    keys.flatMap((key) => {
      const one = known.get(key);
      return one ? [[key, one] as const] : [];
    }),
  );
};

/** Choices and people by their ids, everything else as typed. */
const typedOf = (card: CardRow, field: FieldRow): string => {
  const name = valueFields.find((one) => one === field.id);
  const value = name ? card[name] : card.fields[field.id];
  if (value === null || value === undefined) return '';
  return isOfChoices(field) || field.kind === 'person' ? String(value) : plainValue(field, value, []);
};

const formOf = (card: CardRow, fields: ReadonlyMap<string, BulkField>, status: string): RowForm => ({
  title: card.title,
  status,
  ...Object.fromEntries([...fields].map(([key, { field }]) => [key, typedOf(card, field)])),
});

/** The changes of a row, and its invalid values: concurrent changes of others stay. */
const useRead = (form: RowForm, opened: RowForm, fields: ReadonlyMap<string, BulkField>) => {
  const shared = projectText.useText();
  const { people } = useBoard();
  const title = form['title'] ?? '';
  const wrongTitle = titleProblem(title, shared);
  const problems = new Map(wrongTitle ? [['title', wrongTitle]] : []);
  const edits: BulkEdit[] = title.trim() === opened['title'] ? [] : [{ set: { title: title.trim() } }];
  for (const [key, { field, edit }] of fields) {
    const typed = form[key] ?? '';
    if (typed === opened[key]) continue;
    const value = valueIn(field, typed, people);
    const made = value === undefined ? undefined : edit(value);
    if (made) edits.push(made);
    else problems.set(key, shared.fieldProblems[field.kind]);
  }
  return { problems, edits };
};

/** The fields of a row, and its changes. */
export const useRowForm = (card: CardRow) => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board, actions, view } = useBoard();
  const { edit } = useTable();
  const fields = useRowFields();
  const [opened] = useState(() => formOf(card, fields, board.lists.get(card.list_id)?.status ?? 'todo'));
  const [form, setForm] = useState(opened);
  const { problems, edits } = useRead(form, opened, fields);
  const written = [...fields.keys(), 'title'].find((key) => form[key] !== opened[key]);
  useUnsavedText(written === undefined ? '' : (form[written] ?? ''));
  const leave = (said: string) => {
    edit(null);
    view.ask(card.id, { said });
  };
  const save = () => {
    const [problem] = problems.values();
    if (problem) {
      notify(validationToast(problem, shared));
      return;
    }
    const status = cardStatuses.find((one) => one === form['status']);
    const chosen = form['status'] === opened['status'] ? undefined : status;
    const leaveSaved = () => leave(text.saved(form['title']?.trim() ?? ''));
    if (edits.length === 0 && chosen === undefined) leaveSaved();
    else actions.save(card.id, together(edits), chosen, leaveSaved);
  };
  const change = (key: string, value: string) => setForm((known) => ({ ...known, [key]: value }));
  return { form, fields, change, problems, save, cancel: () => leave(text.restored(card.title)) };
};
