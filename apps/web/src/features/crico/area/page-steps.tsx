import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

const look =
  'grid size-8 place-items-center rounded-sm hover:bg-sunken aria-disabled:opacity-40 pointer-coarse:size-11';

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

interface StepProps {
  readonly label: string;
  readonly isPossible: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** On the first and the last page the button keeps the focus and does nothing. */
const Step = ({ label, isPossible, onStep, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!isPossible}
    onClick={isPossible ? onStep : undefined}
    className={look}
  >
    {children}
  </button>
);

/** The present page, with buttons to the previous and the next one. */
export const PageSteps = ({ page, pages, labels, onPage }: PageStepsProps) => (
  <span className="inline-flex items-center gap-1">
    <Step label={labels.previous} isPossible={page > 1} onStep={() => onPage(page - 1)}>
      <ChevronLeft aria-hidden="true" size={16} />
    </Step>
    <span role="status" className="tabular-nums">
      {labels.pageOf(page, pages)}
    </span>
    <Step label={labels.next} isPossible={page < pages} onStep={() => onPage(page + 1)}>
      <ChevronRight aria-hidden="true" size={16} />
    </Step>
  </span>
);
