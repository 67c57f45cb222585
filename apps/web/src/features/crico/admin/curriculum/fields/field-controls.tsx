import { TextArea } from '@nivel/ui/text-area';
import { TextField } from '@nivel/ui/text-field';
import { curriculumText } from '../data/curriculum-text.ts';
import type { ThingField } from './thing-fields.ts';
import { isReadable, type Values } from './thing-values.ts';

/** A value of a form, and what is wrong with it. */
export interface ControlProps {
  readonly field: ThingField;
  readonly value: Values[string];
  readonly onChange: (value: Values[string]) => void;
  /** What is wrong with the value at a path of the content, in words. */
  readonly errorOf: (path: string) => string | undefined;
}

export const textOf = (value: Values[string]): string => (typeof value === 'string' ? value : '');

export const withError = (error: string | undefined) => (error === undefined ? {} : { error });

/** The label of a field. */
export const useLabel = ({ path }: ThingField): string => curriculumText.useText().fields[path] ?? path;

export const FlagControl = ({ field, value, onChange }: ControlProps) => (
  <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
    <input
      type="checkbox"
      className="size-4 accent-(--accent)"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
    {useLabel(field)}
  </label>
);

/** A text of one line or of several, a number, or a list of them. */
export const PlainControl = ({ field, value, onChange, errorOf }: ControlProps) => {
  const shared = { label: useLabel(field), value: textOf(value), ...withError(errorOf(field.path)) };
  if (field.type === 'area' || field.type === 'lines')
    return <TextArea {...shared} rows={3} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

/** A value in a notation of its own: JSON, or WebVTT, so that the file of a video's captions can be pasted as it is. */
export const NotationControl = ({ field, value, onChange, errorOf }: ControlProps) => {
  const words = curriculumText.useText();
  const text = textOf(value);
  const isCues = field.type === 'cues';
  const fault = isCues ? words.notCues : words.notJson;
  return (
    <TextArea
      label={useLabel(field)}
      // As many lines as the text has, within reason.
      rows={Math.min(24, Math.max(4, text.split('\n').length))}
      spellCheck={false}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      {...(isCues && { hint: words.cuesHint })}
      {...withError(isReadable(field, text) ? errorOf(field.path) : fault)}
    />
  );
};
