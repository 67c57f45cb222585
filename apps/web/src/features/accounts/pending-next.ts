import { internalPath } from '../../shell/navigation/internal-path.ts';

const key = 'nivel.pending-next';

/** The page to continue with once the address is proven, stored in this tab only. */
export const pendingNext = {
  read: (): string | undefined => {
    try {
      return internalPath(sessionStorage.getItem(key));
    } catch {
      return undefined;
    }
  },
  write: (path: string): void => {
    try {
      sessionStorage.setItem(key, path);
    } catch {
      // Without storage the way on is the dashboard's.
    }
  },
};
