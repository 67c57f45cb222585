import { queryOptions } from '@tanstack/react-query';
import { anybody } from '../../../../shell/public-calls/anybody.ts';
import { cricoKey } from './crico.queries.ts';

/** Whether this installation has had its first administrator. Anybody may ask. */
export const readInstallation = async () => anybody.call('read_installation', {}, { retries: 2 });

export const installationQuery = () =>
  queryOptions({ queryKey: [...cricoKey, 'installation'], queryFn: readInstallation });
