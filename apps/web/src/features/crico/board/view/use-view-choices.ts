import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKept } from './use-kept.ts';
import { choiceNames, choicesOf, lastingOf, spokenOf, type ViewChoices } from './view-choices.ts';

const lastingIn = (known: unknown) =>
  lastingOf(choicesOf(typeof known === 'object' && known !== null ? { ...known } : {}));

interface Chosen {
  readonly choices: ViewChoices;
  /** Another choice leads back to the first page. */
  readonly choose: (values: Partial<ViewChoices>) => void;
}

/** How somebody looks at a project: what the address says, else what they chose there last, on whichever device. */
export const useViewChoices = (userId: string, projectId: string): Chosen => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isSpoken = choiceNames.some((name) => search[name] !== undefined);
  const { kept, keep } = useKept('choices', lastingIn, userId, projectId);
  const choices = choicesOf(isSpoken ? search : kept);
  const go = (next: ViewChoices) =>
    void navigate({
      to: '.',
      replace: true,
      search: (known) => ({
        ...Object.fromEntries(
          Object.entries(known).filter(([name]) => !choiceNames.includes(name as keyof ViewChoices)),
        ),
        // The first view says itself once anything was chosen, so that it is not taken for a missing choice.
        ...spokenOf(next),
        view: next.view,
      }),
    });
  useEffect(() => {
    if (isSpoken) keep(lastingOf(choices));
  });
  return { choices, choose: (values) => go({ ...choices, page: 1, ...values }) };
};
