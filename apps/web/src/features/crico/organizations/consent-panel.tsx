import { siteClient } from '../../../shell/calls/site-client.ts';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import type { Organization } from '../area/data/crico.queries.ts';
import { usePermissions } from '../area/guard/guard.tsx';
import { Panel } from '../area/panel.tsx';
import { organizationsText } from './organizations-text.ts';
import { useOrganizationAct } from './use-organization-act.ts';

/** Whether owners and admins may see how far one is in learning; a member says so, and takes it back. */
export const ConsentPanel = ({ organization }: { readonly organization: Organization }) => {
  const words = organizationsText.useText();
  const { user_id: me } = usePermissions();
  const mine = organization.members.find(({ user_id: id }) => id === me);
  const { mutate, isPending } = useOrganizationAct(organization.id, {
    call: async (isShared: boolean) =>
      siteClient.call('set_progress_consent', {
        organization_id: organization.id,
        consents_to: isShared ? PROGRESS_CONSENT : null,
      }),
    done: () => words.consentSaved,
  });
  if (!mine) return null;
  return (
    <Panel id="consent" title={words.consentTitle} lead={words.consentText}>
      <label className="flex min-h-8 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="mt-1 size-4 accent-accent"
          checked={mine.shares_progress}
          aria-busy={isPending || undefined}
          onChange={(event) => {
            if (!isPending) mutate(event.target.checked);
          }}
        />
        {words.consent}
      </label>
    </Panel>
  );
};
