import { useEffect, useRef, type FocusEvent } from 'react';

/** Keeps the focus in a table: where a row goes to another page while the focus is in it, the row in its place has it. */
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
    // What is removed is not left: then nothing is said of it.
    onBlur: () => {
      focused.current = null;
    },
  };
};
