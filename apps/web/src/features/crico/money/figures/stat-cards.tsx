import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure } from '../../area/list-states.tsx';
import { usePhone } from '../../area/use-width.ts';
import { MoneyAmount } from '../frame/money-amount.tsx';
import { formatPercent } from '../equity/equity-format.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { figuresQuery, type Figures } from './figures.queries.ts';
import { figuresText } from './figures-text.ts';
import { useFiguresCurrency } from './use-figures-currency.ts';
import { useLiveEquityFigures, useLiveFigures } from './use-live-figures.ts';

/** Beside each other where there is the width; on a phone in a row that scrolls, so that the table still starts early. */
const rowLook =
  'relative grid w-full grid-cols-3 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:pb-1';
const cardLook = 'rounded-md border border-line bg-raised px-3 py-2 max-sm:w-40 max-sm:shrink-0 max-sm:snap-start';

interface StatCardProps {
  readonly title: string;
  readonly isAlarming?: boolean;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

const StatCard = ({ title, isAlarming = false, note, children }: StatCardProps) => (
  <div className={cardLook}>
    <dt className="text-sm leading-tight text-soft">{title}</dt>
    <dd className={`font-heading text-xl font-bold tabular-nums ${isAlarming ? 'text-danger' : ''}`}>{children}</dd>
    {note !== undefined && <dd className="text-sm text-soft">{note}</dd>}
  </div>
);

/** For administrators: the shares that projects have given away. */
const EquityCard = ({ figures }: { readonly figures: Figures }) => {
  const text = figuresText.useText();
  useLiveEquityFigures();
  const { equity_projects: projects, equity_mean_percent: mean } = figures;
  if (projects === null || mean === null) return null;
  return (
    <StatCard title={text.equity} note={text.meanOf(projects)}>
      {formatPercent(mean)}
    </StatCard>
  );
};

const Cards = ({ figures }: { readonly figures: Figures }) => {
  const text = figuresText.useText();
  const isScrolled = usePhone();
  const { account_role: role } = usePermissions();
  const currencies = figures.currencies.map((one) => one.currency);
  const { currency } = useFiguresCurrency(currencies);
  const shown = figures.currencies.find((one) => one.currency === currency) ?? figures;
  const amount = (value: number) => <MoneyAmount value={value} currency={currency} />;
  return (
    <>
      <CurrencyChoice currencies={currencies} />
      <dl className={rowLook} {...(isScrolled && { tabIndex: 0 })}>
        <StatCard
          title={text.leads}
          note={
            <>
              {text.weighted} {amount(shown.weighted_leads_value)}
            </>
          }
        >
          {amount(shown.total_leads_value)}
        </StatCard>
        <StatCard title={text.revenue}>{amount(shown.monthly_recurring_revenue)}</StatCard>
        <StatCard title={text.contracts}>{shown.active_contracts}</StatCard>
        <StatCard title={text.upcoming}>{amount(shown.upcoming_payments_30_days)}</StatCard>
        <StatCard title={text.overdue} isAlarming={shown.overdue_payments > 0}>
          {amount(shown.overdue_payments)}
        </StatCard>
        {role === 'admin' && <EquityCard figures={figures} />}
      </dl>
    </>
  );
};

/** The totals of the book. */
export const StatCards = () => {
  const text = figuresText.useText();
  const { account_role: role } = usePermissions();
  const { data, error, refetch } = useQuery(figuresQuery(role));
  useLiveFigures();
  return (
    <section aria-label={text.title} aria-busy={!data && !error} className="flex flex-col items-start gap-2">
      {data && <Cards figures={data} />}
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-20 w-full" />}
    </section>
  );
};
