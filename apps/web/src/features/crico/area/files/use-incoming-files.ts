import { useEffect, useEffectEvent, useState } from 'react';

/** Whether files are dragged, and not cards or texts. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Pasted files. Copied cells of a spreadsheet contain a picture too, but a person who pastes them into a field means their
 * text.
 */
export const pastedFiles = ({ target, clipboardData }: Pick<ClipboardEvent, 'target' | 'clipboardData'>): File[] => {
  const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
  return isField && clipboardData?.types.includes('text/plain') ? [] : [...(clipboardData?.files ?? [])];
};

/** Files that are dropped on the page, or pasted, while a card is open; a browser would go away to them. */
export const useIncomingFiles = (isOn: boolean, take: (files: readonly File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    const isMine = !event.defaultPrevented;
    event.preventDefault();
    setIsOver(isMine && event.type === 'dragover');
    if (isMine && event.type === 'drop') take([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    for (const kind of ['dragover', 'drop'] as const)
      document.addEventListener(kind, (event) => onDrag(event), { signal });
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setIsOver(false), { signal });
    return () => ended.abort();
  }, [isOn]);
  return isOver;
};
