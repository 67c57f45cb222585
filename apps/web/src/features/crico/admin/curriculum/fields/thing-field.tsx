import { ChoiceGroup } from '@nivel/ui/choice-group';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import type { ReactNode } from 'react';
import { curriculumText } from '../data/curriculum-text.ts';
import type { OutlinedThing } from '../data/curriculum.queries.ts';
import { EntriesControl } from './entries-control.tsx';
import {
  FlagControl,
  NotationControl,
  PlainControl,
  textOf,
  useLabel,
  withError,
  type ControlProps,
} from './field-controls.tsx';
import { ItemsControl } from './items-control.tsx';
import type { Values } from './thing-values.ts';

interface ThingFieldProps extends ControlProps {
  readonly things: readonly OutlinedThing[];
  /** The thing itself, which does not require itself. */
  readonly ownId: string;
  /** Markdown as learners see it. */
  readonly markdown: (source: string) => ReactNode;
}

const listOf = (value: Values[string]): readonly string[] => (typeof value === 'object' ? value : []);

const MarkdownField = ({ field, value, onChange, errorOf, markdown }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const source = textOf(value);
  return (
    <div className="grid grid-cols-1 gap-4 2xl:grid-cols-2">
      <TextArea
        label={useLabel(field)}
        rows={16}
        value={source}
        onChange={({ target }) => onChange(target.value)}
        {...withError(errorOf(field.path))}
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

/** One of several values; where it may be left out, none of them. */
const ChoiceField = ({ field, value, onChange, errorOf, things }: ThingFieldProps) => {
  const words = curriculumText.useText();
  const error = errorOf(field.path);
  const kind = { levels: 'level', modules: 'module' }[String(field.type)];
  const current = textOf(value);
  const placed = things
    .filter((thing) => thing.kind === kind && (thing.state !== 'removed' || thing.id === current))
    .map(({ id, title }) => [id, title] as const);
  const named = (field.options ?? []).map((option) => [option, words.options[option] ?? option] as const);
  const items = [...(field.isOptional ? [['', words.none] as const] : []), ...named, ...placed];
  return (
    <div>
      <Select label={useLabel(field)} value={current} items={Object.fromEntries(items)} onValueChange={onChange}>
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

/** Modules that can be required, and those that are required although they are removed or gone: it can be taken back. */
const prerequisitesAmong = (things: readonly OutlinedThing[], ownId: string, chosen: readonly string[]) => {
  const modules = things.filter(
    ({ kind, id, state }) => kind === 'module' && id !== ownId && (state !== 'removed' || chosen.includes(id)),
  );
  const gone = chosen.filter((id) => modules.every((module) => module.id !== id));
  return [
    ...modules.map(({ id, title }) => ({ value: id, label: title })),
    ...gone.map((id) => ({ value: id, label: id })),
  ];
};

const ChoicesField = ({ field, value, onChange, errorOf, things, ownId }: ThingFieldProps) => {
  const choices =
    field.type === 'prerequisites'
      ? prerequisitesAmong(things, ownId, listOf(value))
      : (field.options ?? []).map((option) => ({ value: option, label: option }));
  return (
    <ChoiceGroup
      legend={useLabel(field)}
      name={field.path}
      several
      choices={choices}
      values={listOf(value)}
      onChange={onChange}
      {...withError(errorOf(field.path))}
    />
  );
};

const components = {
  text: PlainControl,
  area: PlainControl,
  number: PlainControl,
  numbers: PlainControl,
  lines: PlainControl,
  markdown: MarkdownField,
  flag: FlagControl,
  choice: ChoiceField,
  levels: ChoiceField,
  modules: ChoiceField,
  choices: ChoicesField,
  prerequisites: ChoicesField,
  json: NotationControl,
  items: ItemsControl,
  entries: EntriesControl,
  cues: NotationControl,
} as const;

/** One value of a thing, in the control of its type. */
export const ThingField = (props: ThingFieldProps) => {
  const Control = components[props.field.type];
  return <Control {...props} />;
};
