import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { FieldValue } from '@nivel/contracts/projects/field-values';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextField } from '@nivel/ui/text-field';
import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { AssigneePicker } from '../people/assignee-picker.tsx';
import { isOfChoices } from './field-choices.ts';
import { offeredChoices, plainValue, valueIn } from './field-words.ts';
import { useProject } from './project-scene.ts';
import { projectText } from './project-text.ts';
import { useUnsavedText } from './unsaved-texts.ts';

interface FieldInputProps {
  readonly field: FieldRow;
  readonly value: FieldValue | undefined;
  readonly isFixed?: boolean;
  /** Null: it is empty now. */
  readonly onChange: (value: FieldValue | null) => void;
}

/** Text, numbers, money, days and links: taken when they are left, by Enter, or with the form around them. */
const TypedInput = ({ field, value, isFixed, onChange }: FieldInputProps) => {
  const text = projectText.useText();
  const { people } = useProject();
  const held = value === undefined ? '' : plainValue(field, value, people);
  const [typed, setTyped] = useState<string | null>(null);
  const given = typed === null ? undefined : valueIn(field, typed, people);
  const isWrong = typed !== null && given === undefined;
  const { kind } = field;
  useUnsavedText(typed ?? '');
  const take = (text: string | null = typed) => {
    const meant = text === null ? undefined : valueIn(field, text, people);
    if (meant === undefined) return;
    setTyped(null);
    if (meant !== (value ?? null)) onChange(meant);
  };
  const takeLast = useEffectEvent(() => take());
  useEffect(() => () => takeLast(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // With Ctrl or Cmd the key belongs to the surrounding form, which saves this too.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // The form around it is sent by its own button.
    event.preventDefault();
    take();
  };
  if (kind === 'day')
    return (
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <DayInput label={field.name} readOnly={isFixed} value={typed ?? held} onChange={setTyped} onTake={take} />
      </div>
    );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextField
        {...((kind === 'number' || kind === 'money') && { inputMode: 'decimal' as const })}
        label={field.currency ? `${field.name} (${field.currency})` : field.name}
        autoComplete="off"
        readOnly={isFixed}
        value={typed ?? held}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take()}
        onKeyDown={onKeyDown}
        error={isWrong ? text.fieldProblems[kind] : undefined}
      />
      {kind === 'link' && value !== undefined && (
        <a
          href={String(value)}
          target="_blank"
          rel="noreferrer noopener"
          className="inline-flex min-w-0 items-center gap-1 self-start text-sm text-accent underline"
        >
          <ExternalLink aria-hidden="true" size={14} className="shrink-0" />
          <span className="truncate">{text.openLink}</span>
          <span className="sr-only">: {field.name}</span>
        </a>
      )}
    </div>
  );
};

const ChoiceInput = ({ field, value, isFixed, onChange }: FieldInputProps) => {
  const text = projectText.useText();
  const choices = offeredChoices(field);
  const isThere = choices.some(({ id }) => id === value);
  const items = { '': text.noValue, ...Object.fromEntries(choices.map(({ id, name }) => [id, name])) };
  return (
    <Select
      label={field.name}
      value={isThere ? String(value) : ''}
      items={items}
      disabled={isFixed}
      onValueChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    >
      <SelectTrigger />
      <SelectList>
        {Object.entries(items).map(([id, name]) => (
          <SelectItem key={id} value={id}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

/** Edits a card's value of the project's field, in the control of its kind. */
export const FieldInput = (props: FieldInputProps) => {
  const { people } = useProject();
  const { field, value, isFixed, onChange } = props;
  if (isOfChoices(field)) return <ChoiceInput {...props} />;
  if (field.kind !== 'person') return <TypedInput {...props} />;
  return (
    <AssigneePicker
      label={field.name}
      people={people}
      value={value === undefined ? null : String(value)}
      disabled={isFixed}
      onChange={onChange}
    />
  );
};
