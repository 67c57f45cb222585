import {
  Bold,
  Code,
  Heading,
  Italic,
  Link,
  List,
  ListTodo,
  ListOrdered,
  Quote,
  Table,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { formats, type Format } from './formatting.ts';
import { markdownText } from './markdown-text.ts';

const icons: Record<Format, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  code: Code,
  link: Link,
  heading: Heading,
  quote: Quote,
  list: List,
  numbers: ListOrdered,
  tasks: ListTodo,
  table: Table,
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface MarkdownToolbarProps {
  readonly label: string;
  /** The id of the field to which the tools belong. */
  readonly controls: string;
  readonly onFormat: (format: Format) => void;
}

/** The tools of a field, one stop of the Tab key; arrows go from one to the next. */
export const MarkdownToolbar = ({ label, controls, onFormat }: MarkdownToolbarProps) => {
  const text = markdownText.useText();
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + formats.length) % formats.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={onKeyDown} className="flex flex-wrap">
      {formats.map((format, index) => {
        const Icon = icons[format];
        return (
          <button
            key={format}
            type="button"
            aria-label={text.formats[format]}
            title={text.formats[format]}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => onFormat(format)}
            className="grid size-8 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
          >
            <Icon aria-hidden="true" size={16} />
          </button>
        );
      })}
    </div>
  );
};
