import { useId, useState, type AriaAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { projectText } from '../project/project-text.ts';
import { nameSuggestions } from './name-suggestions.ts';
import type { QuickAddContext } from './quick-add.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Line extends Pick<QuickAddContext, 'labels' | 'people'> {
  readonly line: string;
  readonly caret: number;
  /** Whether the word at the caret is complete: then Enter creates the card. */
  readonly isUnderstood: (word: string) => boolean;
  /** Puts a name in the place of the word. */
  readonly onTake: (line: string, caret: number) => void;
}

interface Offer {
  /** A word that may still become a name: it is no mistake. */
  readonly begun: string | null;
  /** @returns whether the list handled the key, so that nothing else may */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly attributes: AriaAttributes;
  readonly list: ReactNode;
}

/** Offers names behind `#` and `@`: arrows choose, Enter and Tab accept, Escape continues writing. */
export const useNameSuggestions = ({ line, caret, isUnderstood, onTake, ...named }: Line): Offer => {
  const text = projectText.useText().quickAdd;
  const id = useId();
  const [chosen, setChosen] = useState<{ readonly word: string; readonly index: number } | null>(null);
  /** The word that the person continued without any of the names. */
  const [left, setLeft] = useState<string | null>(null);
  const wanted = nameSuggestions(line, caret, named);
  const word = wanted ? line.slice(wanted.from, wanted.to) : '';
  const offered = wanted?.offered ?? [];
  const isOpen = wanted !== null && offered.length > 0 && left !== word;
  const first = isUnderstood(word) ? -1 : 0;
  const at = chosen?.word === word ? Math.min(chosen.index, offered.length - 1) : first;
  const take = (index: number) => {
    const one = offered[index];
    if (!wanted || !one) return;
    const rest = line.slice(wanted.to).replace(/^\s+/, '');
    const before = `${line.slice(0, wanted.from)}${one.written} `;
    onTake(before + rest, before.length);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = steps[event.key];
    if (event.key === 'Escape') setLeft(word);
    else if (step !== undefined) setChosen({ word, index: (at + step + offered.length) % offered.length });
    else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && at >= 0) take(at);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const list = isOpen && (
    <ul
      id={id}
      role="listbox"
      aria-label={text.offered[wanted.kind]}
      className="rounded-md border border-line bg-raised p-1 shadow-high"
    >
      {offered.map((one, index) => (
        <li
          key={one.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // The line keeps the focus, and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(index)}
          className="flex min-h-8 cursor-pointer items-center rounded-sm px-2 hover:bg-sunken aria-selected:bg-accent-soft pointer-coarse:min-h-11"
        >
          <span className="truncate">{one.name}</span>
        </li>
      ))}
    </ul>
  );
  const attributes = isOpen
    ? ({
        'aria-autocomplete': 'list',
        'aria-controls': id,
        'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
      } as const)
    : {};
  return { begun: isOpen ? word : null, onKeyDown, attributes, list };
};
