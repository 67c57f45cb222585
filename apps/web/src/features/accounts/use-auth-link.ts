import { useEffect, useState } from 'react';
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
  keptLink.write(null);
  linkFlow.drop();
};

/** The link that led to the page, and its steps. */
export const useAuthLink = (): FollowedLink => {
  const kept = keptLink.use();
  const { link, state, again } = linkFlow.use();
  useEffect(() => {
    if (kept) linkFlow.follow(kept);
  }, [kept]);
  // A used link is reported once; on a later visit the page looks as without one.
  useEffect(() => () => (isOver(linkFlow.read().state) ? drop() : undefined), []);
  const isNew = kept !== null && kept !== link;
  return {
    link: isNew ? { status: 'checking' } : state,
    confirm: linkFlow.confirm,
    again: () => again?.(),
    drop,
  };
};

interface Done<Step> {
  readonly done: Step | undefined;
  readonly setDone: (step: Step) => void;
}

/** How far the page was taken by hand. A link that arrives meanwhile, or continues, reports its state again. */
export const useDone = <Step>(link: LinkState): Done<Step> => {
  const [last, setLast] = useState<{ readonly step: Step; readonly link: LinkState }>();
  return {
    done: last?.link === link ? last.step : undefined,
    setDone: (step) => setLast({ step, link }),
  };
};
