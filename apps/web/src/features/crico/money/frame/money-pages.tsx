import { ChevronLeft, ChevronRight } from 'lucide-react';
import { moneyText } from '../money-text.ts';

/** Rows of a page of the book. */
export const MONEY_PAGE = 50;

const step = 'grid size-8 place-items-center rounded-sm hover:bg-sunken disabled:opacity-40 pointer-coarse:size-11';

interface MoneyPagesProps {
  /** Counted from 1. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Where one is among the pages of rows; nothing where there is one only. */
export const MoneyPages = ({ page, count, onPage }: MoneyPagesProps) => {
  const text = moneyText.useText();
  const pages = Math.max(1, Math.ceil(count / MONEY_PAGE));
  if (pages === 1) return null;
  return (
    <nav
      aria-label={text.pages}
      className="flex items-center justify-end gap-1 border-t border-line px-4 py-1.5 text-sm"
    >
      <button
        type="button"
        aria-label={text.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
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
        onClick={() => onPage(page + 1)}
        className={step}
      >
        <ChevronRight aria-hidden="true" size={16} />
      </button>
    </nav>
  );
};
