import { useEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus in a table: if a row moves to another page while it has the focus, the row in its place gets it. */
export const useFocusedRow = (rows: readonly unknown[] | undefined) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const shown = body.current?.rows;
    shown?.[Math.min(focused.current, shown.length - 1)]?.querySelector('button')?.focus();
  }, [rows]);
  return {
    ref: body,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = [...(body.current?.rows ?? [])].findIndex((row) => row.contains(target));
    },
    // A removed row is not left: then nothing is announced.
    onBlur: () => {
      focused.current = null;
    },
  };
};
