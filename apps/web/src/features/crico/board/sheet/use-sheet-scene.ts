import { useMemo } from 'react';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import type { SheetScene } from './sheet-columns.ts';

/** The data that columns of a spreadsheet need. */
export const useSheetScene = (): SheetScene => {
  const { board, people, comments, files } = useBoard();
  const text = viewText.useText();
  const shared = projectText.useText();
  return useMemo(
    () => ({ board, people, comments, files, text, shared }),
    [board, people, comments, files, text, shared],
  );
};
