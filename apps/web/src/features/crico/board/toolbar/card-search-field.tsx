import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { viewText } from '../view/view-text.ts';
import { useSearchKey } from './use-search-key.ts';

interface CardSearchFieldProps {
  readonly value: string;
  readonly onSearch: (value: string) => void;
}

/** Looks for cards once nothing was typed for a moment; Escape clears it. */
export const CardSearchField = ({ value, onSearch }: CardSearchFieldProps) => {
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
    const timer = setTimeout(() => search(typed), limits.searchPauseMs);
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
