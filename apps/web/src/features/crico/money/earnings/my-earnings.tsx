import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { EquityDetails } from '../equity/equity-details.tsx';
import { ownEquityQuery, type Equity } from '../equity/equity.queries.ts';
import { equityText } from '../equity/equity-text.ts';
import { LazyCurve } from '../equity/lazy-curve.tsx';
import { useLiveEarnings } from '../equity/use-live-equity.ts';
import { MoneyPages } from '../frame/money-pages.tsx';
import { searchPage, useMoneySearch } from '../frame/use-money-search.ts';
import { moneyText } from '../money-text.ts';
import { OwnHistory } from './own-history.tsx';
import { StatementButton } from './statement-button.tsx';
import { WhatIf } from './what-if.tsx';

const OwnEquity = ({ one }: { readonly one: Equity }) => {
  const text = equityText.useText();
  return (
    <section
      aria-labelledby={`equity-${one.id}`}
      className="flex flex-col gap-4 rounded-md border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`equity-${one.id}`} className="text-lg wrap-anywhere">
          {one.project_name}
        </h2>
        <StatementButton one={one} />
      </div>
      <EquityDetails one={one} />
      {one.estimates.length > 0 && <p className="text-sm text-soft">{text.estimateNote}</p>}
      <WhatIf one={one} />
      <LazyCurve one={one} />
      <OwnHistory one={one} />
    </section>
  );
};

/** The shares of this person, and of nobody else. */
export const MyEarnings = () => {
  const text = moneyText.useText();
  const { loadFailed } = equityText.useText();
  const { user_id: userId } = usePermissions();
  const { search, change } = useMoneySearch();
  const page = searchPage(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(ownEquityQuery(userId, page));
  useLiveEarnings();
  if (!data && error) return <LoadFailure title={loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.total_count === 0)
    return (
      <EmptyState drawing={<Wallet aria-hidden="true" size={40} className="text-soft" />} title={text.myEarningsEmpty}>
        {text.myEarningsEmptyText}
      </EmptyState>
    );
  return (
    <>
      {data.data.map((one) => (
        <OwnEquity key={one.id} one={one} />
      ))}
      <MoneyPages
        page={page}
        count={data.total_count}
        isPrevious={isPlaceholderData}
        onPage={(to) => change({ page: to }, { replace: true })}
      />
    </>
  );
};
