import { bookId } from '@nivel/contracts/finance/book-values';
import { useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveRoom } from '../../../../shell/live/use-live.ts';
import { permissionsQuery } from '../../area/data/crico.queries.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { entityKey } from '../money.queries.ts';
import { readEquityAgain } from './use-equity-changes.ts';

/**
 * Reads again what other administrators change; a person who is no longer an administrator keeps none of it, on screen or in
 * memory.
 */
export const useLiveEquity = (): void => {
  const client = useQueryClient();
  const { user_id: userId } = usePermissions();
  useLiveRoom({
    room: `equity:${bookId}`,
    facts: { 'finance.equity.changed': () => void readEquityAgain(client) },
    onStale: () => void readEquityAgain(client),
    onClosed: () => {
      client.removeQueries({ queryKey: entityKey('equity') });
      void client.invalidateQueries({ queryKey: permissionsQuery(userId).queryKey });
    },
  });
};

/** Reads the person's own shares again when they change. */
export const useLiveEarnings = (): void => {
  const client = useQueryClient();
  const readAgain = () => void readEquityAgain(client);
  useLive({ facts: { 'finance.own-equity.changed': readAgain }, onStale: readAgain });
};
