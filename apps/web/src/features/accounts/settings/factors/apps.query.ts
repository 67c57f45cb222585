import { queryOptions } from '@tanstack/react-query';
import { readApps } from '../../second-step.calls.ts';

/** The apps that show the codes of the second step. */
export const appsQuery = () => queryOptions({ queryKey: ['account', 'apps'], queryFn: readApps });
