import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Choice } from '../toolbar/choice.tsx';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';

const step = 'grid size-8 place-items-center rounded-sm hover:bg-sunken disabled:opacity-40 pointer-coarse:size-11';

/** Where one is among the pages, and how long they are. */
export const TablePages = ({ page, pages }: { readonly page: number; readonly pages: number }) => {
  const text = viewText.useText();
  const { choices, choose } = useBoard();
  return (
    <nav
      aria-label={text.pages}
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-4 py-1.5 text-sm"
    >
      <Choice label={text.pageSize} value={choices.size} choices={text.sizes} onChoose={(size) => choose({ size })} />
      <span className="inline-flex items-center gap-1">
        <button
          type="button"
          aria-label={text.previous}
          disabled={page <= 1}
          onClick={() => choose({ page: page - 1 })}
          className={step}
        >
          <ChevronLeft aria-hidden="true" size={16} />
        </button>
        <span role="status" className="tabular-nums">
          {text.pageOf(page, pages)}
        </span>
        <button
          type="button"
          aria-label={text.next}
          disabled={page >= pages}
          onClick={() => choose({ page: page + 1 })}
          className={step}
        >
          <ChevronRight aria-hidden="true" size={16} />
        </button>
      </span>
    </nav>
  );
};
