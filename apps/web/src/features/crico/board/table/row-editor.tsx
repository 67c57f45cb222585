import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { KeyboardEvent } from 'react';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { useBoard } from '../board-context.ts';
import { CompactChoice, type Items } from '../../area/compact-choice.tsx';
import { isOfChoices } from '../../area/project/field-choices.ts';
import { offeredChoices } from '../../area/project/field-words.ts';
import { viewText } from '../view/view-text.ts';
import { useRowForm } from './row-form.ts';
import { knownColumns } from './table-columns.ts';
import { useTable } from './table-context.ts';

const look = 'min-h-8 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-1.5 pointer-coarse:min-h-11';

interface EditorProps {
  readonly column: string;
  readonly name: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

const Choose = ({ column, name, value, choices, onChange }: EditorProps & { readonly choices: Items }) => {
  const { column: active } = useTable();
  return (
    <CompactChoice
      label={name}
      value={value}
      isWhole
      autoFocus={active === column}
      groups={[{ items: choices }]}
      onChoose={onChange}
    />
  );
};

interface WriteProps extends EditorProps {
  readonly isNumber?: boolean;
  readonly isFocused: boolean;
}

const Write = ({ column, name, value, problem, onChange, isNumber, isFocused }: WriteProps) => (
  <span className="block min-w-0">
    <input
      type="text"
      {...(isNumber === true && { inputMode: 'decimal' as const })}
      autoFocus={isFocused}
      aria-label={name}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `row-problem-${column}` : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      className={look}
    />
    {problem && (
      <span id={`row-problem-${column}`} role="alert" className="text-xs text-danger">
        {problem}
      </span>
    )}
  </span>
);

/** A field in the control of its kind. */
const FieldEditor = ({ field, ...props }: EditorProps & { readonly field: FieldRow }) => {
  const text = viewText.useText();
  const { names, people } = useBoard();
  const { column } = useTable();
  const { kind } = field;
  if (isOfChoices(field)) {
    const nothing: Items = field.id === 'priority' ? [] : [['', '–']];
    return (
      <Choose {...props} choices={[...nothing, ...offeredChoices(field).map(({ id, name }) => [id, name] as const)]} />
    );
  }
  if (kind === 'person') {
    const offered = new Map(people.filter(({ isActive }) => isActive).map(({ id, name }) => [id, name]));
    // A former member of the project still has the card.
    if (props.value !== '' && !offered.has(props.value)) offered.set(props.value, names.get(props.value) ?? '·');
    return <Choose {...props} choices={[['', text.nothing.assignee], ...offered]} />;
  }
  if (kind === 'day')
    return (
      <DayInput
        label={props.name}
        isLabelHidden
        isCompact
        autoFocus={column === props.column}
        value={props.value}
        error={props.problem}
        onChange={props.onChange}
      />
    );
  const isNumber = kind === 'number' || kind === 'money';
  return <Write {...props} isNumber={isNumber} isFocused={column === props.column} />;
};

const button = 'min-h-8 rounded-sm px-2.5 pointer-coarse:min-h-11';

/** A row edited in place, each field under its column: Enter saves, Escape discards the changes. */
export const RowEditor = ({ card }: { readonly card: CardRow }) => {
  const text = viewText.useText();
  const { columns, column, isNarrow } = useTable();
  const { board } = useBoard();
  const { form, fields, change, problems, save, cancel } = useRowForm(card);
  const all = knownColumns(board, text);
  const onKeyDown = (event: KeyboardEvent) => {
    // The list of a choice is elsewhere in the document, and its keys are its own.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else cancel();
  };
  const takesFocus = (key: string): boolean => key === 'status' || fields.has(key);
  const keys = isNarrow ? ['title', 'status', ...fields.keys()] : columns.slice(0, -1).map(({ key }) => key);
  const editor = (key: string) => {
    const known = fields.get(key);
    const props = {
      column: key,
      name: all.get(key)?.name ?? '',
      value: form[key] ?? '',
      problem: problems.get(key),
      onChange: (value: string) => change(key, value),
    };
    if (key === 'title') return <Write {...props} isFocused={!takesFocus(column)} />;
    if (key === 'status') return <Choose {...props} choices={cardStatuses.map((one) => [one, text.statuses[one]])} />;
    return known && <FieldEditor {...props} field={known.field} />;
  };
  return (
    <div
      role="gridcell"
      aria-colindex={1}
      aria-colspan={columns.length}
      onKeyDown={onKeyDown}
      className="w-full py-1.5"
    >
      <div className="grid grid-cols-2 items-start gap-2 max-md:px-3 md:grid-cols-(--columns)">
        {keys.map((key) => (
          <span key={key} className={`min-w-0 ${isNarrow && key === 'title' ? 'col-span-2' : ''}`}>
            {editor(key)}
          </span>
        ))}
      </div>
      <span className="flex justify-end gap-1 px-3 pt-1.5">
        <button type="button" onClick={cancel} className={`${button} hover:bg-sunken`}>
          {text.cancel}
        </button>
        <button type="button" onClick={save} className={`${button} bg-accent text-on-accent hover:bg-accent-hover`}>
          {text.save}
        </button>
      </span>
    </div>
  );
};
