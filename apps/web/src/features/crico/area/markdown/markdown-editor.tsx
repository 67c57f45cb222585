import { describedBy, FieldFrame, inputLook } from '@nivel/ui/field-frame';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { markdownText } from './markdown-text.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { useFormatting } from './use-formatting.ts';

const most = limits.crico.card.textCharacters;

/** Whether a long text is longer than the service takes. */
export const isTooLong = (text: string): boolean => text.length > most && [...text].length > most;

interface MarkdownEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A long text in Markdown: written with tools and keys, and looked at before it is saved. */
export const MarkdownEditor = ({ label, value, onChange }: MarkdownEditorProps) => {
  const text = markdownText.useText();
  const id = useId();
  const { field, format, onKeyDown } = useFormatting();
  const [isPreview, setIsPreview] = useState(false);
  const error = isTooLong(value) ? text.long(most) : undefined;
  return (
    <FieldFrame id={id} label={label} hint={text.hint} error={error}>
      <div className="flex flex-wrap items-center gap-1">
        {!isPreview && <MarkdownToolbar label={text.tools(label)} controls={id} onFormat={format} />}
        <button
          type="button"
          aria-pressed={isPreview}
          onClick={() => setIsPreview(!isPreview)}
          className="ml-auto flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-text pointer-coarse:min-h-11"
        >
          <Eye aria-hidden="true" size={16} />
          {text.preview}
        </button>
      </div>
      {isPreview && (
        <div
          role="region"
          aria-label={text.previewOf(label)}
          className="min-h-32 rounded-sm border border-line bg-surface px-3.5 py-2"
        >
          {value.trim() === '' ? <p className="text-soft">{text.nothing}</p> : <MarkdownView source={value} />}
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        hidden={isPreview}
        rows={6}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text.hint, error)}
        className={`${inputLook} field-sizing-content max-h-96 min-h-32`}
      />
    </FieldFrame>
  );
};
