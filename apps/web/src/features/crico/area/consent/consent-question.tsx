import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { mainId } from '../../../../shell/navigation/skip-link.tsx';
import type { ListedOrganization } from '../data/crico.queries.ts';
import { Panel } from '../panel.tsx';
import { consentText } from './consent-text.ts';
import { SharedProgress } from './shared-progress.tsx';
import { useConsent } from './use-consent.ts';

/** Asked once of who belongs to an organization: whether it may see how far they are in learning. It waits, and blocks nothing. */
export const ConsentQuestion = ({ organization }: { readonly organization: ListedOrganization }) => {
  const words = consentText.useText();
  const { organization_id: id, organization_name: name } = organization;
  const { say, isPending } = useConsent({ id, name });
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const question = ref.current;
    // It disappears with the button that had the focus.
    return () => {
      if (question?.contains(document.activeElement)) document.querySelector<HTMLElement>(`#${mainId}`)?.focus();
    };
  }, []);
  return (
    <div ref={ref} className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Panel id="consent-question" title={words.question(name)}>
        <div className="flex flex-col gap-2">
          <p>{words.seen}</p>
          <SharedProgress />
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button size="sm" loading={isPending} onClick={() => say(true)}>
              {words.yes}
            </Button>
            <Button size="sm" variant="secondary" disabled={isPending} onClick={() => say(false)}>
              {words.no}
            </Button>
            <p className="text-sm text-soft">
              {words.later}{' '}
              <Link to="/crico/settings" hash="aprendizaje" className="text-accent underline">
                {words.settings}
              </Link>
              .
            </p>
          </div>
        </div>
      </Panel>
    </div>
  );
};
