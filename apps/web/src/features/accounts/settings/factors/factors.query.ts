import { queryOptions } from '@tanstack/react-query';
import { readCodeCount, readFactors } from '../../factors.calls.ts';

/** What takes the second step of the account, and its recovery codes. */
export const factorsQuery = () => queryOptions({ queryKey: ['account', 'factors'], queryFn: readFactors });

/** How many recovery codes are left. */
export const codeCountQuery = () => queryOptions({ queryKey: ['account', 'recovery-codes'], queryFn: readCodeCount });
