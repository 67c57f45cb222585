import { describedBy, FieldFrame, inputLook } from '@nivel/ui/field-frame';
import { Eye } from 'lucide-react';
import { useId, useState, type AriaAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { markdownText } from './markdown-text.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { useFormatting } from './use-formatting.ts';

const most: number = limits.crico.card.textCharacters;

/** Whether a long text is longer than the service takes. */
export const isTooLong = (text: string, longest = most): boolean => text.length > longest && [...text].length > longest;

/** Further behaviour of the field, for example suggestions of people's names. */
export interface FieldExtension {
  /** @returns whether it handled the key, so that nothing else may */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** The text or the caret is otherwise than before. */
  readonly onMoved: (field: HTMLTextAreaElement) => void;
  readonly attributes: AriaAttributes;
  /** Below the field. */
  readonly popup: ReactNode;
}

interface MarkdownEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly extension?: FieldExtension;
  /** Its tools appear during writing; it is in a `group/text`. */
  readonly isQuiet?: boolean;
  /** A field of a few lines, for a few sentences. */
  readonly isSmall?: boolean;
  /** Code points that the service takes. */
  readonly longest?: number;
  /** The preview of the text, where it is not drawn as written. */
  readonly preview?: (value: string) => string;
}

const looks = {
  waiting: { height: 'min-h-(--control-height) focus:min-h-16', rows: 1 },
  small: { height: 'min-h-16', rows: 2 },
  large: { height: 'min-h-32', rows: 6 },
} as const;

interface ToolsProps {
  /** Until the person writes. */
  readonly isHidden: boolean;
  readonly isPreview: boolean;
  readonly onPreview: () => void;
  /** The tools for writing. */
  readonly children: ReactNode;
}

/** The tools above a text: how it is formatted, and whether it is shown as others see it. */
const Tools = ({ isHidden, isPreview, onPreview, children }: ToolsProps) => {
  const text = markdownText.useText();
  return (
    <div
      className={`flex-wrap items-center gap-1 ${isHidden && !isPreview ? 'hidden group-focus-within/text:flex' : 'flex'}`}
    >
      {!isPreview && children}
      <button
        type="button"
        aria-pressed={isPreview}
        onClick={onPreview}
        className="ml-auto flex min-h-8 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sunken hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-text pointer-coarse:min-h-11"
      >
        <Eye aria-hidden="true" size={16} />
        {text.preview}
      </button>
    </div>
  );
};

interface PreviewProps extends Required<Pick<MarkdownEditorProps, 'preview'>> {
  readonly written: string;
}

const Preview = ({ written, preview }: PreviewProps) => {
  const text = markdownText.useText();
  return written.trim() === '' ? (
    <p className="text-soft">{text.nothing}</p>
  ) : (
    <MarkdownView source={preview(written)} />
  );
};

/** A long text in Markdown: written with tools and keys, with a preview before saving. */
export const MarkdownEditor = ({
  label,
  value,
  onChange,
  extension,
  isSmall = false,
  isQuiet = false,
  longest = most,
  preview = (written) => written,
}: MarkdownEditorProps) => {
  const text = markdownText.useText();
  const id = useId();
  const { field, format, onKeyDown } = useFormatting();
  const [isPreview, setIsPreview] = useState(false);
  const hint = isSmall ? undefined : text.hint;
  const isWaiting = isQuiet && value === '';
  const look = looks[isWaiting ? 'waiting' : isSmall ? 'small' : 'large'];
  const error = isTooLong(value, longest) ? text.long(longest) : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Tools isHidden={isWaiting} isPreview={isPreview} onPreview={() => setIsPreview(!isPreview)}>
        <MarkdownToolbar label={text.tools(label)} controls={id} onFormat={format} />
      </Tools>
      {isPreview && (
        <div
          role="region"
          aria-label={text.previewOf(label)}
          className={`rounded-sm border border-line bg-surface px-3.5 py-2 ${look.height}`}
        >
          <Preview written={value} preview={preview} />
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        hidden={isPreview}
        rows={look.rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (extension?.onKeyDown(event) !== true) onKeyDown(event);
        }}
        onSelect={(event) => extension?.onMoved(event.currentTarget)}
        {...extension?.attributes}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={`${inputLook} field-sizing-content max-h-96 ${look.height}`}
      />
      {extension?.popup}
    </FieldFrame>
  );
};
