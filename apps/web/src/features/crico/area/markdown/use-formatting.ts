import { useRef, type KeyboardEvent } from 'react';
import { formatted, listGoesOn, type Edit, type Format } from './formatting.ts';

/** Puts a piece in the place of another as if it had been typed, so that the field itself can undo it. */
export const typeInto = (field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void => {
  field.focus();
  field.setSelectionRange(from, to);
  // The only method that a field's undo supports; browsers without it still insert the text.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isTyped = document.queryCommandSupported?.('insertText') && document.execCommand('insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(start, end);
};

const keys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', e: 'code' };

/** The tools of a field in which Markdown is written. */
export const useFormatting = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  const selected = (at: HTMLTextAreaElement) => ({ text: at.value, start: at.selectionStart, end: at.selectionEnd });
  const format = (chosen: Format): void => {
    if (field.current) typeInto(field.current, formatted(selected(field.current), chosen));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    const chosen = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    const next = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    const goesOn = next ? listGoesOn(selected(event.currentTarget)) : undefined;
    if (!chosen && !goesOn) return;
    event.preventDefault();
    if (chosen) format(chosen);
    else if (goesOn) typeInto(event.currentTarget, goesOn);
  };
  return { field, format, onKeyDown };
};
