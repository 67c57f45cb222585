import type { ReactNode } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { EquityEstimate } from './equity-estimate.tsx';
import { formatPercent } from './equity-format.ts';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** The details of an assignment. */
export const EquityDetails = ({ one }: { readonly one: Equity }) => {
  const text = equityText.useText();
  const { vesting, ended_at: endedAt } = one;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Fact name={text.fields.assigned_equity_percent}>{formatPercent(one.assigned_equity_percent)}</Fact>
      <Fact name={text.fields.vested_percent}>{formatPercent(one.vested_percent)}</Fact>
      <Fact name={text.fields.estimated_earnings}>
        <EquityEstimate one={one} />
      </Fact>
      <Fact name={text.fields.assigned_at}>{formatDay(one.assigned_at, { dateStyle: 'medium' })}</Fact>
      <Fact name={text.fields.payout_schedule}>{text.payouts[one.payout_schedule]}</Fact>
      <Fact name={text.fields.status}>{text.statuses[one.status]}</Fact>
      <Fact name={text.fields.vesting}>
        {vesting === null
          ? text.noVesting
          : text.terms(vesting.length_months, vesting.interval_months, vesting.cliff_months)}
      </Fact>
      {endedAt !== null && (
        <>
          <Fact name={text.fields.ended_at}>{formatDay(endedAt, { dateStyle: 'medium' })}</Fact>
          <Fact name={text.reason}>{one.end_reason}</Fact>
        </>
      )}
    </dl>
  );
};
