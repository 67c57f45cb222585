import { bookId } from '@nivel/contracts/finance/book-values';
import { useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveRoom } from '../../../../shell/live/use-live.ts';
import { clearToasts } from '../../../../shell/toasts/toaster.ts';
import { permissionsQuery } from '../../area/data/crico.queries.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { entityKey, moneyKey } from '../money.queries.ts';

/**
 * Reads again what others change in the book; data that the person may no longer see disappear from the screen, its toasts
 * and the cache.
 */
export const useLiveBook = (): void => {
  const client = useQueryClient();
  const { user_id: userId } = usePermissions();
  const forget = () => {
    client.removeQueries({ queryKey: moneyKey });
    clearToasts();
    void client.invalidateQueries({ queryKey: permissionsQuery(userId).queryKey });
  };
  useLiveRoom({
    room: `book:${bookId}`,
    facts: {
      'finance.book.changed': ({ entity }) => {
        void client.invalidateQueries({ queryKey: entityKey(entity) });
        // The terms of a contract determine its payments.
        if (entity === 'contract') void client.invalidateQueries({ queryKey: entityKey('payment') });
      },
    },
    onStale: () => void client.invalidateQueries({ queryKey: moneyKey }),
    onClosed: forget,
  });
};

/** Reads the rights again, once the book uses another role. */
export const useLiveBookAccess = (): void => {
  const client = useQueryClient();
  const { user_id: userId } = usePermissions();
  const readAgain = () => void client.invalidateQueries({ queryKey: permissionsQuery(userId).queryKey });
  useLive({ facts: { 'finance.book-access.changed': readAgain }, onStale: readAgain });
};
