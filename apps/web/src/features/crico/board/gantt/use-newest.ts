import { useRef, useState } from 'react';

/** A state that handlers read right after writing it: a pointer may move and be released before React has rendered. */
export const useNewest = <Value>(first: Value) => {
  const [drawn, setDrawn] = useState(first);
  const newest = useRef(first);
  const set = (next: Value) => {
    newest.current = next;
    setDrawn(next);
  };
  return { drawn, read: () => newest.current, set };
};
