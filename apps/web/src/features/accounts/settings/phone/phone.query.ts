import { queryOptions } from '@tanstack/react-query';
import { readPhone } from './phone.calls.ts';

/** The number of the account, and the one that waits for its code. */
export const phoneQuery = () => queryOptions({ queryKey: ['account', 'phone'], queryFn: readPhone });
