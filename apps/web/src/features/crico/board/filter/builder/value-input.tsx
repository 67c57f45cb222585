import { readDay } from '@nivel/contracts/projects/filter/filter-days';
import type { FilterField } from '@nivel/contracts/projects/filter/filter-field';
import { readValue } from '@nivel/contracts/projects/filter/filter-values';
import { LONGEST_FILTER_VALUE } from '@nivel/contracts/projects/filter/filter';
import { isDay } from '@nivel/ui/calendar';
import { useId, useState } from 'react';
import { DayInput } from '../../../../../shell/days/day-input.tsx';
import { projectText } from '../../../area/project/project-text.ts';
import { useBoard } from '../../board-context.ts';
import { viewText } from '../../view/view-text.ts';
import { CompactChoice, type Items } from '../../../area/compact-choice.tsx';
import { builderText } from './builder-text.ts';
import { control } from './control-classes.ts';

export interface ValueInputProps {
  readonly field: FilterField;
  /** Null: not set; empty: the field is empty. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** The possible values of a field, to choose one from. */
const useItems = (field: FilterField): Items => {
  const text = builderText.useText();
  const shared = projectText.useText();
  const { statuses } = viewText.useText();
  const { filter } = useBoard();
  const empty: Items = field.mayBeEmpty ? [['', text.none]] : [];
  if (field.kind === 'flag') return Object.entries(text.flags);
  if (field.kind === 'choice') {
    const own: Readonly<Record<string, string>> = field.name === 'status' ? statuses : text.flags;
    const words: Readonly<Record<string, string>> = field.name === 'priority' ? shared.priorities : own;
    return [...field.choices.map((one) => [one, words[one] ?? one] as const), ...empty];
  }
  if (field.kind !== 'reference') return empty;
  const me: Items = field.of === 'person' ? [['me', text.me]] : [];
  return [...me, ...filter.names(field.of).map(({ id, name }) => [id, name] as const), ...empty];
};

/** Means that nothing is chosen, where the empty value is a choice of its own. */
const UNSAID = '?';

const ChosenValue = ({ field, value, onChange }: ValueInputProps) => {
  const text = builderText.useText();
  const items = useItems(field);
  return (
    <CompactChoice
      label={text.value}
      value={value ?? UNSAID}
      otherwise={value === null ? text.choose : text.thing(value)}
      groups={[{ items }]}
      onChoose={onChange}
    />
  );
};

interface TypedProps extends ValueInputProps {
  readonly label: string;
  readonly read: (typed: string) => string | undefined;
  readonly written?: (value: string) => string;
}

/** A value that is typed; an invalid value is reported, and filters nothing. */
const TypedValue = ({ field, value, onChange, label, read, written = (one) => one }: TypedProps) => {
  const text = builderText.useText();
  const id = useId();
  const said = value === null ? '' : written(value);
  const [typed, setTyped] = useState(said);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if ((read(typed) ?? null) !== value) setTyped(said);
  }
  const isWrong = typed !== '' && read(typed) === undefined;
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <input
        type="text"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        maxLength={LONGEST_FILTER_VALUE}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value) ?? null);
        }}
        className={`${control} w-full aria-invalid:border-danger`}
      />
      <span id={`${id}-wrong`} role="status" className="text-sm text-danger">
        {isWrong && text.wrong}
      </span>
    </span>
  );
};

/** An invalid day stays there until it is valid, and filters nothing. */
const DateValue = ({ value, onChange }: { readonly value: string; readonly onChange: ValueInputProps['onChange'] }) => {
  const text = builderText.useText();
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <DayInput
      label={text.date}
      isLabelHidden
      isCompact
      value={wrong ?? value}
      onChange={(day) => {
        setWrong(isDay(day) ? null : day);
        onChange(isDay(day) ? day : null);
      }}
    />
  );
};

type DayKind = keyof ReturnType<typeof builderText.useText>['days'];

const DayValue = (props: ValueInputProps) => {
  const { field, value, onChange } = props;
  const text = builderText.useText();
  const kinds = Object.entries(text.days) as [DayKind, string][];
  const [asked, setAsked] = useState<'date' | 'relative' | null>(null);
  const isWord = kinds.some(([kind]) => kind === value) || value === '';
  const kept = value !== null && !isWord ? (value.endsWith('d') ? 'relative' : 'date') : asked;
  const kind = isWord ? value : kept;
  const onKind = (chosen: string) => {
    const isTyped = chosen === 'date' || chosen === 'relative';
    setAsked(isTyped ? chosen : null);
    onChange(isTyped ? null : chosen);
  };
  return (
    <span className="flex min-w-0 flex-1 flex-wrap gap-2">
      <CompactChoice
        label={text.value}
        value={kind ?? UNSAID}
        otherwise={text.choose}
        groups={[{ items: [...kinds, ...(field.mayBeEmpty ? [['', text.none] as const] : [])] }]}
        onChoose={onKind}
      />
      {kind === 'date' && <DateValue value={value ?? ''} onChange={onChange} />}
      {kind === 'relative' && (
        <TypedValue
          {...props}
          label={text.away}
          read={(typed) => (/^[+-]?\d+$/.test(typed) ? readDay(`${typed}d`) : undefined)}
          written={(said) => said.replace(/d$/, '')}
        />
      )}
    </span>
  );
};

/** The value of one field, in the control of its kind. */
export const ValueInput = (props: ValueInputProps) => {
  const text = builderText.useText();
  const { filter } = useBoard();
  const { field, value } = props;
  if (field.kind === 'day') return <DayValue {...props} />;
  if (field.kind === 'flag' || field.kind === 'choice' || field.kind === 'reference') return <ChosenValue {...props} />;
  if (value === '') return <span className="min-h-8 px-1 py-1 text-sm">{text.none}</span>;
  const read = (typed: string) =>
    typed === '' ? undefined : readValue(field, { text: typed, isQuoted: true }, filter.names);
  return <TypedValue {...props} label={text.value} read={read} />;
};
