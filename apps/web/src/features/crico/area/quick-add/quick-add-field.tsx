import type { Procedures } from '@nivel/client/procedures.generated';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../../../shell/language/locale.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { validationToast } from '../project/command-failure.ts';
import { CopyButton } from '../project/copy-button.tsx';
import { projectText } from '../project/project-text.ts';
import { titleProblem } from '../project/title-problem.ts';
import { useUnsavedText } from '../project/unsaved-texts.ts';
import { quickCard, type QuickAddContext, type QuickCard } from './quick-add.ts';
import { QuickPartChips } from './quick-part-chips.tsx';
import { useNameSuggestions } from './use-name-suggestions.tsx';

/** A card for a line. */
export interface QuickAdded {
  readonly title: string;
  readonly labels: readonly string[];
  /** Names of labels that are made with it. */
  readonly newLabels?: readonly string[];
  readonly assignee: string | null;
  readonly priority: CardRow['priority'];
  readonly due_on: string | null;
  /** Further values implied by its place. */
  readonly more?: Pick<
    CallInputOf<Procedures['create_card']>,
    'tags' | 'start_on' | 'progress' | 'estimated_hours' | 'actual_hours' | 'blocked_reason' | 'fields'
  >;
}

const addedOf = ({ title, parts }: QuickCard, given: Partial<QuickAdded>): QuickAdded => {
  const added: QuickAdded = { labels: [], assignee: null, priority: 'medium', due_on: null, ...given, title };
  return parts.reduce<QuickAdded>((card, part) => {
    if (part.kind === 'label') return { ...card, labels: [...new Set([...card.labels, part.id])] };
    if (part.kind === 'newLabel') return { ...card, newLabels: [...(card.newLabels ?? []), part.name] };
    if (part.kind === 'person') return { ...card, assignee: part.id };
    return part.kind === 'due' ? { ...card, due_on: part.day } : { ...card, priority: part.priority };
  }, added);
};

type Named = Pick<QuickAddContext, 'labels' | 'people' | 'mayCreateLabels'>;

/** A line that is being written, and what of it was taken off. */
const useLine = (named: Named) => {
  const locale = useLocale();
  const [line, setLine] = useState('');
  const [caret, setCaret] = useState(0);
  useUnsavedText(line);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const context = { ...named, today: dayOf(new Date()), isMonthFirst: locale === 'en' };
  return {
    line,
    caret,
    setCaret,
    setLine,
    card: quickCard(line, context, kept),
    keep: (source: string) => setKept(new Set([...kept, source])),
    clear: () => {
      setLine('');
      setKept(new Set());
    },
  };
};

interface QuickAddFieldProps extends Named {
  readonly label: string;
  /** Whether cards may be added; a person who lost the right keeps their text, as a copy. */
  readonly mayAdd: boolean;
  /** The values implied by the field's place; the line may override them. */
  readonly given?: Partial<QuickAdded>;
  /** The line stays as typed until `sent` is called. */
  readonly onAdd: (card: QuickAdded, sent: () => void) => void;
  readonly onClose: () => void;
}

/** A card in one line: Enter adds it and stays for the next, Escape closes. The understood parts are shown before. */
export const QuickAddField = ({ label, mayAdd, given = {}, onAdd, onClose, ...named }: QuickAddFieldProps) => {
  const text = projectText.useText();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const { line, caret, setLine, setCaret, card, keep, clear } = useLine(named);
  const names = useNameSuggestions({
    ...{ ...named, line, caret },
    isUnderstood: (word) => card.parts.some(({ source }) => source === word),
    onTake: (next, place) => {
      flushSync(() => {
        setLine(next);
        setCaret(place);
      });
      field.current?.setSelectionRange(place, place);
    },
  });
  const problem = line === '' ? undefined : titleProblem(card.title, text);
  const add = () => {
    if (!mayAdd) return;
    const wrong = titleProblem(card.title, text);
    if (wrong) notify(validationToast(wrong, text));
    else onAdd(addedOf(card, given), clear);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (names.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
    else if (event.key === 'Escape') onClose();
  };
  if (!mayAdd && line === '') return null;
  return (
    <div className="flex flex-col gap-1">
      <input
        ref={field}
        autoFocus
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={hint}
        placeholder={label}
        value={line}
        readOnly={!mayAdd}
        onChange={({ target }) => {
          setLine(target.value);
          setCaret(target.selectionStart ?? target.value.length);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        {...names.attributes}
        onBlur={() => line === '' && onClose()}
        onKeyDown={onKeyDown}
        className="min-h-9 w-full rounded-md border border-line-strong bg-raised px-2.5 pointer-coarse:min-h-11"
      />
      {names.list}
      <QuickPartChips
        parts={card.parts}
        misread={card.misread.filter(({ source }) => source !== names.begun)}
        onTakeOff={(source) => {
          keep(source);
          field.current?.focus();
        }}
      />
      <p id={hint} className="px-0.5 text-xs text-soft">
        {text.quickAdd.hint}
      </p>
      {!mayAdd && (
        <div role="alert" className="flex flex-col items-start gap-2 text-sm">
          <p>{text.fixedTyped}</p>
          <CopyButton texts={[line]} />
        </div>
      )}
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
};
