import { buttonLook } from '@nivel/ui/button-look';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoText } from '../area/crico-text.ts';
import { organizationQuery, type Organization } from '../area/data/crico.queries.ts';
import { InviteForm } from '../area/invites/invite-form.tsx';
import { InviteList } from '../area/invites/invite-list.tsx';
import { Panel } from '../area/panel.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { DangerPanel } from './danger-panel.tsx';
import { GeneralPanel } from './general-panel.tsx';
import { MembersPanel } from './members-panel.tsx';
import { ModelPanel } from './model/model-panel.tsx';
import { ProjectsPanel } from './projects-panel.tsx';

const route = getRouteApi('/crico-gate/crico-shell/crico/organizations/$organizationId');

const roles = ['guest', 'member', 'admin'] as const;

const InvitesPanel = ({ organization }: { readonly organization: Organization }) => {
  const text = cricoText.useText();
  const names = new Map(
    organization.members.map(({ user_id: id, user_info: info }) => [id, info.full_name || info.email]),
  );
  return (
    <Panel id="invites" title={text.invites.title}>
      <InviteForm
        roles={roles}
        names={text.organizationRoles}
        initial="member"
        send={async (email, role) =>
          siteClient.invoke('POST organization-invites', { orgId: organization.id, email, role })
        }
      />
      <InviteList place={{ organizationId: organization.id }} inviterName={(id) => names.get(id)} />
    </Panel>
  );
};

/** An organization: its name, its members, its invitations, and the ways out. */
export const OrganizationPage = () => {
  const text = cricoText.useText();
  const { organizationId } = route.useParams();
  const { data: organization } = useSuspenseQuery(organizationQuery(organizationId));
  const isAdmin = organization.user_role === 'owner' || organization.user_role === 'admin';
  useTitle(organization.name);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-5 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{organization.name}</h1>
        {isAdmin && (
          <Link
            to="/professional-dashboard"
            search={{ organization: organizationId }}
            className={buttonLook({ size: 'sm', variant: 'secondary' })}
          >
            {text.professional}
          </Link>
        )}
      </div>
      {isAdmin && <GeneralPanel key={organization.updated_at} organization={organization} />}
      <MembersPanel organization={organization} />
      <ProjectsPanel organization={organization} />
      {isAdmin && <InvitesPanel organization={organization} />}
      {isAdmin && <ModelPanel key={organizationId} organizationId={organizationId} />}
      <ConsentPanel organization={organization} />
      <DangerPanel organization={organization} />
    </main>
  );
};
