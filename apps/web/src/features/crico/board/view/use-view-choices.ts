import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { choiceNames, choicesOf, spokenOf, type ViewChoices } from './view-choices.ts';

const keyOf = (userId: string, projectId: string): string => `view.${userId}.${projectId}`;

const keptOf = (userId: string, projectId: string): Readonly<Record<string, unknown>> => {
  const kept = readStored(keyOf(userId, projectId));
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
};

/** What is looked for, and where one was in it, is over with the visit. */
const lasting = (choices: ViewChoices): object => {
  const { q: _q, page: _page, ...others } = spokenOf(choices);
  return others;
};

interface Chosen {
  readonly choices: ViewChoices;
  /** Another choice leads back to the first page. */
  readonly choose: (values: Partial<ViewChoices>) => void;
}

/** How somebody looks at a project: what the address says, else what they chose there last. */
export const useViewChoices = (userId: string, projectId: string): Chosen => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isSpoken = choiceNames.some((name) => search[name] !== undefined);
  const choices = choicesOf(isSpoken ? search : keptOf(userId, projectId));
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
    if (isSpoken) writeStored(keyOf(userId, projectId), lasting(choices));
  });
  return { choices, choose: (values) => go({ ...choices, page: 1, ...values }) };
};
