import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { curriculumText } from '../data/curriculum-text.ts';
import type { Content } from './content.ts';
import { EntriesControl } from './entries-control.tsx';
import { FlagControl, PlainControl } from './field-controls.tsx';
import { itemFieldsOf } from './item-fields.ts';
import { contentOf, valuesOf, type Values } from './thing-values.ts';

const controls = { flag: FlagControl, entries: EntriesControl } as const;
const controlOf = (type: string) => (type === 'flag' || type === 'entries' ? controls[type] : PlainControl);

interface ItemFormProps {
  readonly item: Content;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly onChange: (item: Content) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** What is typed is kept as it is typed: a half-written number is no number yet. */
const useTyped = (item: Content, onChange: (item: Content) => void) => {
  const fields = itemFieldsOf(String(item['type']));
  const [typed, setTyped] = useState({ item, values: valuesOf(item, fields) });
  const isOther = JSON.stringify(typed.item) !== JSON.stringify(item);
  // The question was changed elsewhere: as JSON, or another one is at its place.
  if (isOther) setTyped({ item, values: valuesOf(item, fields) });
  const change = (path: string, value: Values[string]) => {
    const values = { ...typed.values, [path]: value };
    const changed = contentOf(item, fields, values);
    setTyped({ item: changed, values });
    onChange(changed);
  };
  return { fields, values: typed.values, change };
};

/** A question of an exercise, with its answer. */
export const ItemForm = ({ item, number, count, onChange, onMove, onRemove, errorOf }: ItemFormProps) => {
  const words = curriculumText.useText();
  const { fields, values, change } = useTyped(item, onChange);
  const name = words.question(number);
  const type = String(item['type']);
  return (
    <details className="rounded-sm border border-line">
      <summary className="min-h-9 cursor-pointer px-3 py-2 wrap-anywhere pointer-coarse:min-h-11">
        <span className="font-medium">{name}</span> {String(item['prompt'] ?? '')}{' '}
        <span className="text-sm text-soft">{words.templates[type] ?? type}</span>
      </summary>
      <div role="group" aria-label={name} className="flex flex-col gap-4 border-t border-line p-3">
        {fields.map((field) => {
          const Control = controlOf(field.type);
          const value = values[field.path] ?? '';
          return (
            <Control
              key={field.path}
              field={field}
              value={value}
              onChange={(to) => change(field.path, to)}
              errorOf={errorOf}
            />
          );
        })}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" disabled={number === 1} onClick={() => onMove(-1)}>
            {words.up}
          </Button>
          <Button size="sm" variant="secondary" disabled={number === count} onClick={() => onMove(1)}>
            {words.down}
          </Button>
          <Button size="sm" variant="secondary" aria-label={words.removeName(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      </div>
    </details>
  );
};
