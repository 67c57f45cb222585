import { ConsentChoice } from '../area/consent/consent-choice.tsx';
import { consentText } from '../area/consent/consent-text.ts';
import type { Organization } from '../area/data/crico.queries.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { Panel } from '../area/panel.tsx';

/** Whether owners and admins may see how far one is in learning; a member gives it, and withdraws it. */
export const ConsentPanel = ({ organization }: { readonly organization: Organization }) => {
  const words = consentText.useText();
  const { user_id: me } = usePermissions();
  const mine = organization.members.find(({ user_id: id }) => id === me);
  if (!mine) return null;
  return (
    <Panel id="consent" title={words.title} lead={words.never}>
      <ConsentChoice organization={organization} isShared={mine.shares_progress} label={words.consent} />
    </Panel>
  );
};
