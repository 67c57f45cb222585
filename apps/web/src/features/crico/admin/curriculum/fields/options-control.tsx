import { Button } from '@nivel/ui/button';
import { curriculumText } from '../data/curriculum-text.ts';
import { FlagControl, PlainControl, textOf, useLabel, type ControlProps } from './field-controls.tsx';
import { freshId } from './fresh-id.ts';
import type { ThingField } from './thing-fields.ts';
import { entriesOf, type Content } from './thing-values.ts';

const text: ThingField = { path: 'text', type: 'text' };
const feedback: ThingField = { path: 'feedback', type: 'area' };
const correct: ThingField = { path: 'correct', type: 'flag' };

/** The options of a question: what each says, whether it is right, and what is answered to who chooses it. */
export const OptionsControl = ({ field, value, onChange, errorOf }: ControlProps) => {
  const words = curriculumText.useText();
  const options = entriesOf(textOf(value)) ?? [];
  const error = errorOf(field.path);
  const store = (changed: readonly Content[]) => onChange(JSON.stringify(changed));
  const change = (at: number, name: string, to: unknown) =>
    store(options.map((option, index) => (index === at ? { ...option, [name]: to } : option)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{useLabel(field)}</legend>
      {error !== undefined && <p className="text-sm text-danger">{error}</p>}
      {options.map((option, index) => {
        const control = (inner: ThingField) => ({
          field: inner,
          value: inner.type === 'flag' ? option[inner.path] === true : String(option[inner.path] ?? ''),
          onChange: (to: unknown) => change(index, inner.path, to),
          errorOf: (path: string) => errorOf(`${field.path}.${index}.${path}`),
        });
        return (
          <div
            key={index}
            role="group"
            aria-label={words.option(index + 1)}
            className="flex flex-col gap-2 border-l-2 border-line-strong pl-3"
          >
            <PlainControl {...control(text)} />
            <PlainControl {...control(feedback)} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <FlagControl {...control(correct)} />
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.removeName(words.option(index + 1))}
                onClick={() => store(options.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            </div>
          </div>
        );
      })}
      <Button
        size="sm"
        variant="secondary"
        className="self-start"
        onClick={() => store([...options, { id: freshId('opcion'), text: '', correct: false, feedback: '' }])}
      >
        {words.addOption}
      </Button>
    </fieldset>
  );
};
