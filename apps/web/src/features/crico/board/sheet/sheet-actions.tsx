import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { ClipboardPaste, Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { downloadCsv } from '../../area/csv.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { asTabs } from './delimited.ts';
import { sheetOf } from './sheet-columns.ts';
import { useSheetScene } from './use-sheet-scene.ts';

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));

const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]') !== null;

interface SheetActionsProps {
  /** All that are shown, over all pages, in their order. */
  readonly cards: readonly CardRow[];
  /** The columns that are shown, in theirs. */
  readonly keys: readonly string[];
  /** Cells that are marked: their cards, and their columns in their order. */
  readonly range: { readonly ids: ReadonlySet<string>; readonly keys: readonly string[] } | null;
}

/** The clipboard of the browser: copying the chosen cards, or the one with the focus, and pasting rows. */
const useClipboard = ({ cards, range }: SheetActionsProps, onPaste: (text: string) => void) => {
  const { selection, view, actions } = useBoard();
  const text = viewText.useText();
  const scene = useSheetScene();
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isMeant = (id: string) => (selection.ids.size > 0 ? selection.has(id) : id === view.focus.cardId);
    const meant = cards.filter(({ id }) => (range ? range.ids.has(id) : isMeant(id)));
    // Text selected with the pointer is copied unchanged.
    if (isElsewhere(event) || meant.length === 0 || getSelection()?.isCollapsed === false) return;
    // Selected cells are copied as displayed; whole cards under the names of their columns.
    const rows = range ? sheetOf(scene, meant, range.keys).slice(1) : sheetOf(scene, meant);
    event.clipboardData?.setData('text/plain', asTabs(rows));
    view.change({ said: text.copied(range ? range.keys.length * meant.length : 0, meant.length) });
    event.preventDefault();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isElsewhere(event) || !actions.mayChange || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy(event);
    const onInsert = (event: ClipboardEvent) => paste(event);
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onInsert);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onInsert);
    };
  }, []);
};

/** Copies from and to spreadsheets. */
export const SheetActions = (props: SheetActionsProps) => {
  const text = viewText.useText();
  const { board, actions } = useBoard();
  const scene = useSheetScene();
  const [pasted, setPasted] = useState<string | null>(null);
  const { cards, keys } = props;
  useClipboard(props, setPasted);
  return (
    <>
      {actions.mayChange && (
        <Button
          size="sm"
          variant="ghost"
          icon={<ClipboardPaste aria-hidden="true" size={15} />}
          onClick={() => setPasted('')}
        >
          {text.sheet.paste}
        </Button>
      )}
      {cards.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Download aria-hidden="true" size={15} />}
          disabled={board.isPartial === true}
          onClick={() => downloadCsv(board.project.name, sheetOf(scene, cards, keys))}
        >
          {board.isPartial ? text.sheet.csvWaits : text.sheet.csv}
        </Button>
      )}
      {pasted !== null && (
        <Suspense>
          <PasteDialog initial={pasted} onClose={() => setPasted(null)} />
        </Suspense>
      )}
    </>
  );
};
