import { ClientError } from '@nivel/client/client-error';
import { useEffect, useState } from 'react';
import { session } from '../../app/session/session.ts';
import { verifyHash } from './accounts.calls.ts';
import { takeAuthFragment } from './auth-fragment.ts';

/**
 * What a mail's link led to: nothing of ours, an exchange under way, a session, a link that is no longer good, or nobody
 * who could say whether it is.
 */
export type LinkStatus = 'none' | 'exchanging' | 'signed-in' | 'expired' | 'offline' | 'no-answer';

type Exchange = () => Promise<void>;

interface Landing {
  readonly status: LinkStatus;
  /** What got no answer and can be tried again. It holds what the link brought, in memory only. */
  readonly exchange?: Exchange;
}

// The link is taken once, however often React begins to render the page: a text that is still on its way makes it begin
// again, and forget what it knew.
let landing: Promise<Landing> | null = null;

const attempt = async (exchange: Exchange): Promise<Landing> => {
  try {
    await exchange();
    return { status: 'signed-in' };
  } catch (error) {
    if (!(error instanceof ClientError) || !error.isPassing) return { status: 'expired' };
    return { status: error.kind === 'offline' ? 'offline' : 'no-answer', exchange };
  }
};

const land = (hash: string | undefined): Landing => {
  const fragment = takeAuthFragment();
  if (fragment.kind === 'error') landing = Promise.resolve({ status: 'expired' });
  if (fragment.kind === 'session') landing = attempt(async () => session.exchange(fragment.refreshToken));
  if (hash) landing ??= attempt(async () => verifyHash(hash));
  return { status: landing ? 'exchanging' : 'none' };
};

/**
 * Reads what a mail's link brought: the hash in its query, or the fragment, which it clears from the address. Exchanges
 * it at once for a session whose refresh token is in a cookie that no script can read.
 *
 * @returns `again` tries what got no answer once more
 */
export const useAuthLink = (hash?: string): { readonly link: LinkStatus; readonly again: () => void } => {
  const [{ status, exchange }, setLanding] = useState(() => land(hash));
  useEffect(() => {
    void landing?.then((landed) => {
      landing = null;
      setLanding(landed);
    });
  }, []);
  const again = () => {
    if (!exchange) return;
    setLanding({ status: 'exchanging' });
    void attempt(exchange).then(setLanding);
  };
  return { link: status, again };
};
