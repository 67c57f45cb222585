import { openStages } from '@nivel/contracts/finance/values/lead-values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@nivel/ui/button';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure } from '../../area/list-states.tsx';
import { MoneyAmount } from '../frame/money-amount.tsx';
import { leadTotalsQuery } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { StageWeightsDialog } from './stage-weights-dialog.tsx';

/**
 * The expected revenue of open leads, for each currency, and its weighted amount by stage. On a phone the figures of the book
 * already show it.
 */
export const LeadTotals = () => {
  const text = leadsText.useText();
  const { account_role: role } = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(leadTotalsQuery());
  if (!data && error) return <LoadFailure title={text.totals.failed} error={error} onRetry={() => void refetch()} />;
  if (!data || data.open.length === 0) return null;
  const weights = openStages.map((stage) => `${text.stages[stage]} ${data.weights[stage] ?? 0} %`).join(', ');
  return (
    <section aria-label={text.totals.title} className="flex flex-wrap items-center gap-x-8 gap-y-2">
      {data.open.map((total) => (
        <dl key={total.currency} className="flex flex-wrap gap-x-6 gap-y-1 max-sm:hidden">
          <div>
            <dt className="text-sm text-soft">
              {text.totals.open} ({total.currency})
            </dt>
            <dd className="font-heading text-lg font-bold">
              <MoneyAmount value={total.expected_value} currency={total.currency} />
            </dd>
          </div>
          <div title={text.totals.weights(weights)}>
            <dt className="text-sm text-soft">
              {text.totals.weighted} ({total.currency})<span className="sr-only">. {text.totals.weights(weights)}</span>
            </dt>
            <dd className="font-heading text-lg font-bold">
              <MoneyAmount value={total.weighted_value} currency={total.currency} />
            </dd>
          </div>
        </dl>
      ))}
      {role === 'admin' && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {text.totals.change}
        </Button>
      )}
      {isOpen && <StageWeightsDialog weights={data.weights} onClose={() => setOpen(false)} />}
    </section>
  );
};
