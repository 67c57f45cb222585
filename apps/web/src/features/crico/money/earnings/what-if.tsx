import { useId, useState } from 'react';
import { exactAmount } from '../frame/money-amount.tsx';
import { formatPercent } from '../equity/equity-format.ts';
import type { Equity } from '../equity/equity.queries.ts';
import { equityText } from '../equity/equity-text.ts';

/** Today's expectation is 100. */
const MOST = 200;

/** The share of other payments than the expected ones: an estimate on the screen, sent nowhere. */
export const WhatIf = ({ one }: { readonly one: Equity }) => {
  const { whatIf } = equityText.useText();
  const id = useId();
  const [share, setShare] = useState(100);
  if (one.estimates.length === 0) return null;
  const amounts = one.estimates.map(({ amount, currency }) => exactAmount((amount * share) / 100, currency));
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-1 rounded-md bg-sunken p-3">
      <h3 id={`${id}-title`} className="text-base">
        {whatIf.title}
      </h3>
      <label htmlFor={id} className="text-sm text-soft">
        {whatIf.label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST}
        step={5}
        value={share}
        aria-valuetext={whatIf.share(formatPercent(share))}
        onChange={({ target }) => setShare(Number(target.value))}
        className="min-h-6 w-full max-w-md accent-(--accent) pointer-coarse:min-h-11"
      />
      <p className="tabular-nums">
        {whatIf.share(formatPercent(share))}:{' '}
        <output htmlFor={id} className="font-semibold">
          {whatIf.result(amounts.join(', '))}
        </output>
      </p>
      <p className="text-sm text-soft">{whatIf.note}</p>
    </section>
  );
};
