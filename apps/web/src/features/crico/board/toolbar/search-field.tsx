import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { viewText } from '../view/view-text.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Whether a key press asks for the search of the board rather than that of the browser. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A slash alone, where nothing is typed. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]'));

/** Ctrl/Cmd+F brings here; a second time it is the browser's own. */
const useSearchKey = (onKey: () => boolean): void => {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if ((isSearchKey(event) || isSlash(event)) && onKey()) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

/** Looks for cards once nothing was typed for a moment; Escape clears it. */
export const SearchField = ({ value, onSearch }: SearchFieldProps) => {
  const text = viewText.useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search(typed), limits.crico.board.searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useSearchKey(() => {
    if (document.activeElement === field.current) return false;
    field.current?.select();
    field.current?.focus();
    return true;
  });
  return (
    <span className="relative inline-flex min-w-40 flex-1 items-center sm:max-w-64">
      <Search aria-hidden="true" size={15} className="pointer-events-none absolute left-2.5 text-soft" />
      <input
        ref={field}
        type="search"
        aria-label={text.search}
        placeholder={text.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          event.stopPropagation();
          setTyped('');
          onSearch('');
        }}
        className="min-h-8 w-full rounded-sm border border-line-strong bg-raised pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden pointer-coarse:min-h-11"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={text.clearSearch}
          onClick={() => {
            setTyped('');
            onSearch('');
            field.current?.focus();
          }}
          className="absolute right-0 grid size-8 place-items-center rounded-sm text-soft hover:text-text pointer-coarse:size-11"
        >
          <X aria-hidden="true" size={15} />
        </button>
      )}
    </span>
  );
};
