import { Button } from '@nivel/ui/button';
import { curriculumText } from '../data/curriculum-text.ts';
import type { Content } from './content.ts';
import { exerciseTemplates } from './exercise-templates.ts';
import { NotationControl, textOf, useLabel, type ControlProps } from './field-controls.tsx';
import { freshId } from './fresh-id.ts';
import { ItemForm } from './item-form.tsx';
import { entriesOf } from './thing-values.ts';

const moved = (items: readonly Content[], at: number, by: -1 | 1): Content[] => {
  const item = items[at];
  return item === undefined ? [...items] : items.toSpliced(at, 1).toSpliced(at + by, 0, item);
};

/** The questions of an exercise in forms, and all of them as JSON. */
export const ItemsControl = (props: ControlProps) => {
  const words = curriculumText.useText();
  const { field, value, onChange, errorOf } = props;
  const entries = entriesOf(textOf(value));
  const items = entries ?? [];
  const store = (changed: readonly Content[]) => onChange(JSON.stringify(changed, null, 2));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{words.questions}</legend>
      {items.map((item, index) => (
        <ItemForm
          key={index}
          item={item}
          number={index + 1}
          count={items.length}
          onChange={(to) => store(items.with(index, to))}
          onMove={(by) => store(moved(items, index, by))}
          onRemove={() => store(items.toSpliced(index, 1))}
          errorOf={(path) => errorOf(`${field.path}.${index}.${path}`)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {Object.entries(exerciseTemplates).map(([name, template]) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            disabled={entries === null}
            onClick={() => store([...items, { ...template, id: freshId('pregunta') }])}
          >
            {words.insert(words.templates[name] ?? name)}
          </Button>
        ))}
      </div>
      <details open={entries === null}>
        <summary className="min-h-8 cursor-pointer py-1 text-soft pointer-coarse:min-h-11">{useLabel(field)}</summary>
        <NotationControl {...props} />
      </details>
    </fieldset>
  );
};
