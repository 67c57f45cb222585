import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { SearchField } from '../../area/search-field.tsx';

interface PausedSearchProps {
  readonly label: string;
  /** The present search text. */
  readonly value: string;
  readonly onSearch: (words: string) => void;
}

/** Searches once nothing was typed for a moment. */
export const PausedSearch = ({ label, value, onSearch }: PausedSearchProps) => {
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((words: string) => {
    if (words !== value) onSearch(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), limits.crico.board.searchPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
};
