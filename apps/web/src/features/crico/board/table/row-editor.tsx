import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses, priorities } from '@nivel/contracts/projects/board-values';
import { useState, type KeyboardEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { useTypedText } from '../../area/project/typed-texts.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { useTable, type TableColumn } from './table-context.ts';

const chosenFields = new Set<TableColumn>(['status', 'priority', 'assignee', 'due']);

const field = 'min-h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-1.5 pointer-coarse:min-h-11';

const formOf = (card: CardRow, status: string) => ({
  title: card.title,
  status,
  priority: card.priority,
  assignee: card.assignee ?? '',
  due: card.due_on ?? '',
});
type RowForm = ReturnType<typeof formOf>;

/** What was changed since the row was opened; what somebody else changed meanwhile stays theirs. */
const changedIn = (form: RowForm, opened: RowForm) => ({
  ...(form.title.trim() === opened.title ? {} : { title: form.title.trim() }),
  ...(form.priority === opened.priority ? {} : { priority: form.priority }),
  ...(form.assignee === opened.assignee ? {} : { assignee: form.assignee === '' ? null : form.assignee }),
  ...(form.due === opened.due ? {} : { due_on: form.due === '' ? null : form.due }),
});

/** The fields of a row, and what becomes of them. */
const useRowForm = (card: CardRow) => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board, actions, view } = useBoard();
  const { edit } = useTable();
  const [opened] = useState(() => formOf(card, board.lists.get(card.list_id)?.status ?? 'todo'));
  const [form, setForm] = useState(opened);
  useTypedText(form.title === opened.title ? '' : form.title);
  const problem = titleProblem(form.title, shared);
  const leave = (said: string) => {
    edit(null);
    view.ask(card.id, { said });
  };
  const save = () => {
    if (problem) {
      notify(validationToast(problem, shared));
      return;
    }
    const set = changedIn(form, opened);
    const status = cardStatuses.find((one) => one === form.status);
    if (Object.keys(set).length > 0) actions.update([card.id], set);
    if (status && form.status !== opened.status) actions.setStatus([card.id], status);
    leave(text.saved(form.title.trim()));
  };
  const change = (values: Partial<RowForm>) => setForm((known) => ({ ...known, ...values }));
  return { form, change, problem, save, cancel: () => leave(text.restored(card.title)) };
};

interface ChooseProps {
  readonly column: TableColumn;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

const Choose = ({ column, value, choices, onChange }: ChooseProps) => {
  const text = viewText.useText();
  const { column: active } = useTable();
  return (
    <select
      autoFocus={active === column}
      aria-label={text.columns[column]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={field}
    >
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
};

interface FieldsProps {
  readonly form: RowForm;
  readonly change: (values: Partial<RowForm>) => void;
}

const Title = ({ form, change, problem }: FieldsProps & { readonly problem: string | undefined }) => {
  const text = viewText.useText();
  const { column } = useTable();
  return (
    <span className="max-md:col-span-2">
      <input
        autoFocus={!chosenFields.has(column)}
        aria-label={text.columns.title}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'row-problem' : undefined}
        value={form.title}
        onChange={(event) => change({ title: event.target.value })}
        onFocus={(event) => event.target.select()}
        className={field}
      />
      {problem && (
        <span id="row-problem" role="alert" className="text-xs text-danger">
          {problem}
        </span>
      )}
    </span>
  );
};

/** What is chosen of a row rather than written. */
const Choices = ({ form, change }: FieldsProps) => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { names } = useBoard();
  const { column } = useTable();
  const people = new Map(names);
  // Somebody who is not of the project any more still has the card.
  if (form.assignee !== '' && !people.has(form.assignee)) people.set(form.assignee, '·');
  return (
    <>
      <Choose
        column="status"
        value={form.status}
        choices={cardStatuses.map((status) => [status, text.statuses[status]])}
        onChange={(status) => change({ status })}
      />
      <Choose
        column="priority"
        value={form.priority}
        choices={priorities.map((priority) => [priority, shared.priorities[priority]])}
        onChange={(value) => change({ priority: priorities.find((one) => one === value) ?? form.priority })}
      />
      <Choose
        column="assignee"
        value={form.assignee}
        choices={[['', text.unassigned], ...people]}
        onChange={(assignee) => change({ assignee })}
      />
      <input
        type="date"
        autoFocus={column === 'due'}
        aria-label={text.columns.due}
        value={form.due}
        onChange={(event) => change({ due: event.target.value })}
        className={field}
      />
    </>
  );
};

/** A row to be written over where it stands: Enter saves, Escape leaves it as it was. */
export const RowEditor = ({ card }: { readonly card: CardRow }) => {
  const text = viewText.useText();
  const { form, change, problem, save, cancel } = useRowForm(card);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else cancel();
  };
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      aria-colspan={9}
      onKeyDown={onKeyDown}
      className="grid w-full grid-cols-2 items-center gap-2 px-3 py-1.5 md:grid-cols-[minmax(10rem,1fr)_8.5rem_7rem_9rem_9rem_auto]"
    >
      <Title form={form} change={change} problem={problem} />
      <Choices form={form} change={change} />
      <span className="flex justify-end gap-1 max-md:col-span-2">
        <button
          type="button"
          onClick={cancel}
          className="min-h-8 rounded-sm px-2 hover:bg-sunken pointer-coarse:min-h-11"
        >
          {text.cancel}
        </button>
        <button
          type="button"
          onClick={save}
          className="min-h-8 rounded-sm bg-accent px-2.5 text-on-accent hover:bg-accent-hover pointer-coarse:min-h-11"
        >
          {text.save}
        </button>
      </span>
    </div>
  );
};
