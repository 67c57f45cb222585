import { lazy, Suspense } from 'react';
import { dayOf } from '../../../../shell/days/days.ts';
import { LoadingRows } from '../../area/list-states.tsx';
import type { Equity } from './equity.queries.ts';

const VestingCurve = lazy(async () => ({ default: (await import('./vesting-curve.tsx')).VestingCurve }));

/** The vesting curve; its program is loaded when the first one is shown. Nothing where all has vested at once. */
export const LazyCurve = ({ one }: { readonly one: Equity }) =>
  one.vesting === null ? null : (
    <Suspense fallback={<LoadingRows />}>
      <VestingCurve one={one} today={dayOf(new Date())} />
    </Suspense>
  );
