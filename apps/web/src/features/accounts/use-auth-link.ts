import { useEffect, useSyncExternalStore } from 'react';
import { keptLink } from './auth-link.ts';
import { linkFlow, type LinkState } from './link-flow.ts';

interface FollowedLink {
  readonly link: LinkState;
  /** Takes the link. */
  readonly confirm: () => void;
  /** Tries what got no answer once more. */
  readonly again: () => void;
  /** Lets the link go, unused. */
  readonly drop: () => void;
}

const isOver = ({ status }: LinkState): boolean => status === 'done' || status === 'expired';

const drop = (): void => {
  keptLink.keep(null);
  linkFlow.drop();
};

/** The link that led to the page, and how to take it. */
export const useAuthLink = (): FollowedLink => {
  const kept = useSyncExternalStore(keptLink.subscribe, keptLink.read);
  const { link, state, again } = useSyncExternalStore(linkFlow.subscribe, linkFlow.read);
  useEffect(() => {
    if (kept) linkFlow.follow(kept);
  }, [kept]);
  // A link that is over is told once; whoever comes back later finds the page as it is without one.
  useEffect(() => () => (isOver(linkFlow.read().state) ? drop() : undefined), []);
  const isNew = kept !== null && kept !== link;
  return {
    link: isNew ? { status: 'checking' } : state,
    confirm: linkFlow.confirm,
    again: () => again?.(),
    drop,
  };
};
