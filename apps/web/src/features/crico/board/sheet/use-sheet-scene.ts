import { useMemo } from 'react';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import type { SheetScene } from './sheet-columns.ts';

/** What columns of a spreadsheet need to know. */
export const useSheetScene = (): SheetScene => {
  const { board, people, comments, files } = useBoard();
  const text = viewText.useText();
  const shared = projectText.useText();
  return useMemo(
    () => ({ board, people, comments, files, text, shared }),
    [board, people, comments, files, text, shared],
  );
};
