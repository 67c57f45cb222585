import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Button } from '@nivel/ui/button';
import { Columns2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageSteps } from '../../area/page-steps.tsx';
import { SheetActions } from '../sheet/sheet-actions.tsx';
import { Choice } from '../toolbar/choice.tsx';
import { useBoard } from '../board-context.ts';
import { chosenColumns } from '../view/column-choices.ts';
import { viewText } from '../view/view-text.ts';
import { useTable } from './table-context.ts';

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }));

/** On a narrow screen there are no columns to choose. */
const ChooseColumns = () => {
  const text = viewText.useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="max-md:hidden"
        icon={<Columns2 aria-hidden="true" size={15} />}
        onClick={() => setOpen(true)}
      >
        {text.column.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

interface TablePagesProps {
  readonly page: number;
  readonly pages: number;
  /** The cards of all pages, in their order. */
  readonly cards: readonly CardRow[];
}

/** The present page, and the page size. */
export const TablePages = ({ page, pages, cards }: TablePagesProps) => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const { range } = useTable();
  const keys = chosenColumns(choices.columns, [...board.fields.keys()]).map(({ key }) => key);
  return (
    <nav
      aria-label={text.pages}
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-4 py-1.5 text-sm"
    >
      <span className="mr-auto inline-flex flex-wrap gap-1">
        <ChooseColumns />
        <SheetActions cards={cards} keys={keys} range={range} />
      </span>
      <Choice label={text.pageSize} value={choices.size} choices={text.sizes} onChoose={(size) => choose({ size })} />
      <PageSteps page={page} pages={pages} labels={text} onPage={(to) => choose({ page: to })} />
    </nav>
  );
};
