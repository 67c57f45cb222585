import { useRef, useState } from 'react';

/** A state that handlers read as they left it: a pointer may move and let go before what it did is drawn. */
export const useNewest = <Value>(first: Value) => {
  const [drawn, setDrawn] = useState(first);
  const newest = useRef(first);
  const set = (next: Value) => {
    newest.current = next;
    setDrawn(next);
  };
  return { drawn, read: () => newest.current, set };
};
