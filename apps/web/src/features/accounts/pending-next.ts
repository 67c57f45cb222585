import { internalPath } from '../../shell/navigation/internal-path.ts';

const key = 'nivel.pending-next';

/** Where a person goes once their address is proven, remembered in this tab only. */
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
