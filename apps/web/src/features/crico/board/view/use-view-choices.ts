import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSavedViews, type SavedViews } from './use-saved-views.ts';
import { useStoredChoices } from './use-stored-choices.ts';
import { choiceNames, choicesOf, lastingOf, spokenOf, type ViewChoices } from './view-choices.ts';

const lastingIn = (known: unknown) =>
  lastingOf(choicesOf(typeof known === 'object' && known !== null ? { ...known } : {}));

/** The saved views, and the one that the address names. */
export interface SavedChoice extends SavedViews {
  /** Whether something is not as that view says. */
  readonly isChanged: boolean;
  /** Shows a saved view; null: the person's last choice. */
  readonly open: (id: string | null) => void;
  /** The address that opens a view, for others too. */
  readonly linkTo: (id: string) => string;
}

interface Chosen {
  readonly choices: ViewChoices;
  /** Another choice leads back to the first page. */
  readonly choose: (values: Partial<ViewChoices>) => void;
  readonly saved: SavedChoice;
}

type Search = Readonly<Record<string, unknown>>;

const without = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !choiceNames.includes(name as keyof ViewChoices)));

const isSame = (one: object, other: object): boolean => {
  const sorted = (given: object) => JSON.stringify(Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
};

/**
 * A person's view of a project: from the address, else the saved view that it names, else their last choice there, on any
 * device, else the project's default.
 */
export const useViewChoices = (userId: string, projectId: string): Chosen => {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const views = useSavedViews(projectId, search['saved']);
  const isSpoken = choiceNames.some((name) => search[name] !== undefined);
  const { kept, keep } = useStoredChoices('choices', lastingIn, userId, projectId);
  const hasChosen = Object.keys(kept).length > 0;
  const said = views.current?.choices ?? (hasChosen ? kept : (views.first?.choices ?? {}));
  const choices = choicesOf(isSpoken ? search : said);
  const go = (made: (known: Search) => Search) => void navigate({ to: '.', replace: true, search: made });
  const choose = (values: Partial<ViewChoices>) => {
    const next = { ...choices, page: 1, ...values };
    // The first view says itself once anything was chosen, so that it is not taken for a missing choice.
    go((known) => ({ ...without(known), ...spokenOf(next), view: next.view }));
  };
  const open = (id: string | null) =>
    go((known) => {
      const { saved: _, ...others } = without(known);
      return id === null ? others : { ...others, saved: id };
    });
  const linkTo = (id: string) => {
    const address = new URLSearchParams({ project: projectId, saved: id });
    if (typeof search['organization'] === 'string') address.set('organization', search['organization']);
    return `${location.origin}/crico/dashboard?${address.toString()}`;
  };
  useEffect(() => {
    if (isSpoken) keep(lastingOf(choices));
  });
  const { current } = views;
  const isChanged = current !== null && isSpoken && !isSame(lastingOf(choices), lastingIn(current.choices));
  return { choices, choose, saved: { ...views, isChanged, open, linkTo } };
};
