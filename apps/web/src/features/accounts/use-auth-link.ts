import { useEffect, useState } from 'react';
import { session } from '../../app/session/session.ts';
import { takeAuthFragment } from './auth-fragment.ts';

/** What a mail's link led to: nothing of ours, an exchange under way, a session, or a link that is no longer good. */
export type AuthLink = 'none' | 'exchanging' | 'signed-in' | 'expired';

// The fragment is taken once, however often React begins to render the page: a text that is still on its way makes it
// begin again, and forget what it knew.
let exchange: Promise<AuthLink> | null = null;

const land = (): AuthLink => {
  const fragment = takeAuthFragment();
  if (fragment.kind === 'error') exchange = Promise.resolve('expired');
  if (fragment.kind === 'session') {
    exchange = session.exchange(fragment.refreshToken).then(
      () => 'signed-in',
      () => 'expired',
    );
  }
  return exchange ? 'exchanging' : 'none';
};

/**
 * Reads the fragment that a mail's link brought, clears it from the address, and exchanges its refresh token at once for
 * one in a cookie that no script can read.
 */
export const useAuthLink = (): AuthLink => {
  const [link, setLink] = useState(land);
  useEffect(() => {
    void exchange?.then((outcome) => {
      exchange = null;
      setLink(outcome);
    });
  }, []);
  return link;
};
