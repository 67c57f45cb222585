import { useEffect, useEffectEvent } from 'react';
import { PageSteps } from '../../area/page-steps.tsx';
import { moneyText } from '../money-text.ts';

/** Rows of a page of the book. */
export const MONEY_PAGE = 50;

interface MoneyPagesProps {
  /** Counted from 1. */
  readonly page: number;
  /** The number of all rows. */
  readonly count: number;
  /** Whether the count is still that of other rows, which were shown before. */
  readonly isPrevious: boolean;
  readonly onPage: (page: number) => void;
}

/** The present page of rows; hidden where there is only one. The last page replaces one that no longer exists. */
export const MoneyPages = ({ page, count, isPrevious, onPage }: MoneyPagesProps) => {
  const text = moneyText.useText();
  const pages = Math.max(1, Math.ceil(count / MONEY_PAGE));
  // The last row of the last page may have gone.
  const isBehind = !isPrevious && page > pages;
  const goBack = useEffectEvent(() => onPage(pages));
  useEffect(() => {
    if (isBehind) goBack();
  }, [isBehind]);
  if (pages === 1) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-end border-t border-line px-4 py-1.5 text-sm">
      <PageSteps page={page} pages={pages} labels={text} onPage={onPage} />
    </nav>
  );
};
