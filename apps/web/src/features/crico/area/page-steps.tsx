import { ChevronLeft, ChevronRight } from 'lucide-react';

const step = 'grid size-8 place-items-center rounded-sm hover:bg-sunken disabled:opacity-40 pointer-coarse:size-11';

interface PageStepsProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    readonly pageOf: (page: number, pages: number) => string;
  };
  readonly onPage: (page: number) => void;
}

/** Where one is among pages, with the way to the one before and the one after. */
export const PageSteps = ({ page, pages, labels, onPage }: PageStepsProps) => (
  <span className="inline-flex items-center gap-1">
    <button
      type="button"
      aria-label={labels.previous}
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
      className={step}
    >
      <ChevronLeft aria-hidden="true" size={16} />
    </button>
    <span role="status" className="tabular-nums">
      {labels.pageOf(page, pages)}
    </span>
    <button
      type="button"
      aria-label={labels.next}
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
      className={step}
    >
      <ChevronRight aria-hidden="true" size={16} />
    </button>
  </span>
);
