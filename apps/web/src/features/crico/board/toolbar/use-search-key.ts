import { useEffect, useEffectEvent } from 'react';

/** Whether a key press asks for the search of the board rather than that of the browser. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A slash alone, where nothing is typed. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]'));

/** Ctrl/Cmd+F brings here; a second time it is the browser's own. */
export const useSearchKey = (onKey: () => boolean): void => {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if ((isSearchKey(event) || isSlash(event)) && onKey()) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};
