import { parseFilter } from '@nivel/contracts/projects/filter/parse-filter';
import { suggestionsAt } from '@nivel/contracts/projects/filter/filter-suggestions';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { inAddress, inWords, type BoardFilter } from './board-filter.ts';
import { FilterProblemText } from './filter-problem-text.tsx';
import { filterWords } from './filter-words.ts';

const MOST_SUGGESTIONS = 8;

interface FilterFieldProps {
  readonly filter: BoardFilter;
  /** The filter with ids, as in an address. */
  readonly text: string;
  readonly onFilter: (text: string) => void;
}

/** The typed text, and its filter after a pause. */
const useTyped = ({ filter: held, text, onFilter }: FilterFieldProps) => {
  const written = held.problem === null ? inWords(held.filter, held) : text;
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(text);
  const read = parseFilter(typed, held.fields, held.names);
  const wanted = read.problem === null ? inAddress(read.filter, held) : null;
  if (known !== text) {
    setKnown(text);
    // Text typed here stays as typed.
    if (wanted !== text) setTyped(written);
  }
  const apply = useEffectEvent(() => {
    if (wanted !== null && wanted !== text) onFilter(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), limits.searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const applyNow = () => {
    if (wanted !== null && wanted !== text) onFilter(wanted);
  };
  return { typed, setTyped, problem: read.problem, applyNow };
};

/** The suggestions at the caret, operated by arrows. */
const useSuggestions = ({ fields, names }: BoardFilter, typed: string, caret: number) => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { from, to, offered } = suggestionsAt(typed, caret, fields, names);
  const shown = isOpen ? offered.slice(0, MOST_SUGGESTIONS) : [];
  const at = Math.min(active, shown.length - 1);
  const open = (isShown: boolean) => {
    setOpen(isShown);
    setActive(-1);
  };
  const step = (by: number) => {
    if (!isOpen) open(true);
    else setActive(shown.length === 0 ? -1 : (at + by + shown.length) % shown.length);
  };
  return { shown, at, from, to, open, step };
};

interface OfferedProps {
  readonly id: string;
  readonly shown: readonly string[];
  readonly at: number;
  readonly onTake: (one: string) => void;
}

const Offered = ({ id, shown, at, onTake }: OfferedProps) => {
  const words = filterWords.useText();
  return (
    <ul
      id={`${id}-offered`}
      role="listbox"
      aria-label={words.suggestions}
      hidden={shown.length === 0}
      className="absolute top-full left-0 z-30 mt-1 max-h-72 min-w-48 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-high"
    >
      {shown.map((one, index) => (
        <li
          key={one}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(one);
          }}
          className="flex cursor-pointer justify-between gap-4 rounded-sm px-2 py-1 text-sm aria-selected:bg-accent-soft hover:bg-sunken pointer-coarse:py-2.5"
        >
          <span className="font-mono">{one}</span>
          <span className="text-soft">{one.endsWith(':') && (words.fields[one.slice(0, -1)] ?? words.ownField)}</span>
        </li>
      ))}
    </ul>
  );
};

/** A filter as text, with suggestions. */
export const FilterField = (props: FilterFieldProps) => {
  const words = filterWords.useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, problem, applyNow } = useTyped(props);
  const [caret, setCaret] = useState(typed.length);
  const [put, setPut] = useState<{ readonly place: number } | null>(null);
  // Before the next key: behind the accepted one.
  useLayoutEffect(() => {
    if (put) field.current?.setSelectionRange(put.place, put.place);
  }, [put]);
  const { shown, at, from, to, open, step } = useSuggestions(props.filter, typed, caret);
  const take = (one: string) => {
    const next = `${typed.slice(0, from)}${one}${typed.slice(to)}`;
    const place = from + one.length;
    setTyped(next);
    setCaret(place);
    open(one.endsWith(':'));
    setPut({ place });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const taken = shown[at];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && taken !== undefined) take(taken);
    else if (event.key === 'Enter') {
      open(false);
      applyNow();
    } else if (event.key === 'Escape' && shown.length > 0) open(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative min-w-56 flex-1">
      <input
        ref={field}
        type="text"
        role="combobox"
        data-filter-field=""
        aria-label={words.field}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-offered`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-help ${id}-problem`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.hint}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          open(true);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? typed.length)}
        onBlur={() => open(false)}
        onKeyDown={onKeyDown}
        className="min-h-8 w-full rounded-sm border border-line-strong bg-raised px-2.5 font-mono text-sm aria-invalid:border-danger pointer-coarse:min-h-11"
      />
      <p id={`${id}-help`} className="sr-only">
        {words.help}
      </p>
      <FilterProblemText id={`${id}-problem`} problem={problem} isTyping={shown.length > 0} />
      <Offered id={id} shown={shown} at={at} onTake={take} />
    </div>
  );
};
