import { Button } from '@nivel/ui/button';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import type { ReactNode } from 'react';
import { curriculumText } from './curriculum-text.ts';
import type { OutlinedThing } from './curriculum.queries.ts';
import type { ThingField as Field } from './thing-fields.ts';
import { isJson, type Values } from './thing-values.ts';

interface ThingFieldProps {
  readonly field: Field;
  readonly value: Values[string];
  readonly onChange: (value: Values[string]) => void;
  /** What is wrong with the value, in words. */
  readonly error: string | undefined;
  readonly things: readonly OutlinedThing[];
  /** The thing itself, which does not require itself. */
  readonly ownId: string;
  /** Markdown as learners see it. */
  readonly markdown: (source: string) => ReactNode;
}

const textOf = (value: Values[string]): string => (typeof value === 'string' ? value : '');
const listOf = (value: Values[string]): readonly string[] => (typeof value === 'object' ? value : []);

const withError = (error: string | undefined) => (error === undefined ? {} : { error });

const MarkdownField = ({ field, value, onChange, error, markdown }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const source = textOf(value);
  return (
    <div className="grid gap-4 2xl:grid-cols-2">
      <TextArea
        label={words.fields[field.path] ?? field.path}
        rows={16}
        value={source}
        onChange={({ target }) => onChange(target.value)}
        {...withError(error)}
      />
      <section aria-label={words.livePreview} className="min-w-0">
        <h3 className="mb-1.5 text-base font-medium text-soft">{words.livePreview}</h3>
        <div className="max-h-[32rem] overflow-y-auto rounded-sm border border-line px-4 py-3" tabIndex={0}>
          {markdown(source)}
        </div>
      </section>
    </div>
  );
};

/** A list that is JSON, with one more of its entries. */
const inserted = (text: string, template: object): string => {
  const list: unknown = text.trim() === '' ? [] : JSON.parse(text);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return JSON.stringify([...entries, template], null, 2);
};

const JsonField = ({ field, value, onChange, error }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const text = textOf(value);
  const isValid = isJson(text);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={words.fields[field.path] ?? field.path}
        rows={Math.min(24, Math.max(4, text.split('\n').length))}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        {...withError(isValid ? error : words.notJson)}
      />
      <div className="flex flex-wrap gap-2">
        {Object.entries(field.templates ?? {}).map(([name, template]) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            disabled={!isValid}
            onClick={() => onChange(inserted(text, template))}
          >
            {words.insert(words.templates[name] ?? name)}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** One of several values; where it may be left out, none of them. */
const ChoiceField = ({ field, value, onChange, error, things }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const kind = { levels: 'level', modules: 'module' }[String(field.type)];
  const placed = things.filter((thing) => thing.kind === kind).map(({ id, title }) => [id, title] as const);
  const named = (field.options ?? []).map((option) => [option, words.options[option] ?? option] as const);
  const items = [...(field.isOptional ? [['', words.none] as const] : []), ...named, ...placed];
  return (
    <div>
      <Select
        label={words.fields[field.path] ?? field.path}
        value={textOf(value)}
        items={Object.fromEntries(items)}
        onValueChange={onChange}
      >
        <SelectTrigger />
        <SelectList>
          {items.map(([id, name]) => (
            <SelectItem key={id} value={id}>
              {name}
            </SelectItem>
          ))}
        </SelectList>
      </Select>
      {error !== undefined && <p className="mt-1 text-sm text-danger">{error}</p>}
    </div>
  );
};

const ChoicesField = ({ field, value, onChange, error, things, ownId }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const modules = things.filter(({ kind, id, state }) => kind === 'module' && id !== ownId && state !== 'removed');
  const choices =
    field.type === 'prerequisites'
      ? modules.map(({ id, title }) => ({ value: id, label: title }))
      : (field.options ?? []).map((option) => ({ value: option, label: option }));
  return (
    <ChoiceGroup
      legend={words.fields[field.path] ?? field.path}
      name={field.path}
      several
      choices={choices}
      values={listOf(value)}
      onChange={onChange}
      {...withError(error)}
    />
  );
};

const FlagField = ({ field, value, onChange }: ThingFieldProps) => {
  const words = curriculumText.useText();
  return (
    <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-(--accent)"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      {words.fields[field.path]}
    </label>
  );
};

const PlainField = ({ field, value, onChange, error }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const shared = { label: words.fields[field.path] ?? field.path, value: textOf(value), ...withError(error) };
  if (field.type === 'area' || field.type === 'lines')
    return <TextArea {...shared} rows={4} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

const components = {
  text: PlainField,
  area: PlainField,
  number: PlainField,
  numbers: PlainField,
  lines: PlainField,
  markdown: MarkdownField,
  flag: FlagField,
  choice: ChoiceField,
  levels: ChoiceField,
  modules: ChoiceField,
  choices: ChoicesField,
  prerequisites: ChoicesField,
  json: JsonField,
} as const;

/** One value of a thing, in the control of its type. */
export const ThingField = (props: ThingFieldProps) => {
  const Control = components[props.field.type];
  return <Control {...props} />;
};
