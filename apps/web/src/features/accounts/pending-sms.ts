import { pendingText } from './pending-text.ts';

/** A challenge whose SMS was sent, as the auth door tells it. */
export interface SmsChallenge {
  readonly id: string;
  /** Seconds since the epoch, from which on its code is no longer good. */
  readonly expires_at: number;
}

/** The challenge whose SMS was sent for a factor: a page that is loaded again still takes its code, for as long as it is good. */
export const pendingSms = (factorId: string) => {
  const stored = pendingText(`nivel.pending-sms.${factorId}`);
  return {
    /** @returns its id; empty where none waits */
    read: (): string => {
      const [end = '', id = ''] = stored.read().split(' ');
      return Number(end) * 1_000 > Date.now() ? id : '';
    },
    write: ({ id, expires_at: end }: SmsChallenge): void => stored.write(`${end} ${id}`),
    remove: stored.remove,
  };
};
