import { Button } from '@nivel/ui/button';
import { curriculumText } from '../data/curriculum-text.ts';
import type { Content } from './content.ts';
import { FlagControl, PlainControl, textOf, useLabel, type ControlProps } from './field-controls.tsx';
import type { ThingField } from './thing-fields.ts';
import { entriesOf } from './thing-values.ts';

interface EntryProps {
  readonly name: string;
  readonly fields: readonly ThingField[];
  readonly entry: Content;
  readonly onChange: (path: string, value: unknown) => void;
  readonly onRemove: () => void;
  readonly errorOf: ControlProps['errorOf'];
}

const Entry = ({ name, fields, entry, onChange, onRemove, errorOf }: EntryProps) => {
  const words = curriculumText.useText();
  const control = (field: ThingField) => ({
    field,
    value: field.type === 'flag' ? entry[field.path] === true : String(entry[field.path] ?? ''),
    onChange: (to: unknown) => onChange(field.path, to),
    errorOf,
  });
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2 border-l-2 border-line-strong pl-3">
      {fields.map((field) => field.type !== 'flag' && <PlainControl key={field.path} {...control(field)} />)}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {fields.map((field) => field.type === 'flag' && <FlagControl key={field.path} {...control(field)} />)}
        <Button size="sm" variant="secondary" aria-label={words.removeName(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
};

/** A list of entries, each in a form of its own: the options of a question, the sources of a part. */
export const EntriesControl = ({ field, value, onChange, errorOf }: ControlProps) => {
  const words = curriculumText.useText();
  const label = useLabel(field);
  const { entry: form } = field;
  if (form === undefined) return null;
  const entries = entriesOf(textOf(value)) ?? [];
  const isSaidBeside = entries.some((_, index) =>
    form.fields.some(({ path }) => errorOf(`${field.path}.${index}.${path}`) !== undefined),
  );
  const error = isSaidBeside ? undefined : errorOf(field.path);
  const store = (changed: readonly Content[]) => onChange(JSON.stringify(changed));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {error !== undefined && <p className="text-sm text-danger">{error}</p>}
      {entries.map((entry, index) => (
        <Entry
          key={index}
          name={words.entry[form.name](index + 1)}
          fields={form.fields}
          entry={entry}
          onChange={(path, to) => store(entries.with(index, { ...entry, [path]: to }))}
          onRemove={() => store(entries.toSpliced(index, 1))}
          errorOf={(path) => errorOf(`${field.path}.${index}.${path}`)}
        />
      ))}
      <Button size="sm" variant="secondary" className="self-start" onClick={() => store([...entries, form.empty()])}>
        {words.addEntry[form.name]}
      </Button>
    </fieldset>
  );
};
