import { percentOf } from '@nivel/contracts/finance/equity-values';

/** The shares that projects with active ones have assigned, in percent; the mean with two decimals. */
export const equityFigures = ({
  projects,
  basisPoints,
}: {
  readonly projects: number;
  readonly basisPoints: number;
}) => ({
  total_employee_equity: percentOf(basisPoints),
  equity_projects: projects,
  equity_mean_percent: projects === 0 ? 0 : percentOf(Math.round(basisPoints / projects)),
});

/** The part of it that everybody but administrators sees. */
export const hiddenEquity = { total_employee_equity: null, equity_projects: null, equity_mean_percent: null } as const;
