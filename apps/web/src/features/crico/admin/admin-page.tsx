import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { mainId } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { cricoText } from '../area/crico-text.ts';
import { Guard } from '../area/guard/guard.tsx';
import { InviteForm } from '../area/invites/invite-form.tsx';
import { InviteList } from '../area/invites/invite-list.tsx';
import { LoadingRows } from '../area/list-states.tsx';
import { Panel } from '../area/panel.tsx';
import { ActsPanel } from './acts-panel.tsx';
import { adminText } from './admin-text.ts';
import { CertificatesPanel } from './certificates-panel.tsx';
import { MentorsPanel } from './mentors-panel.tsx';
import { OrganizationsPanel } from './organizations-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { TasksPanel } from './tasks/tasks-panel.tsx';
import { useFirstReads } from './use-first-reads.ts';

const roles = ['user', 'manager', 'admin'] as const;

const linkLook =
  'inline-flex min-h-9 items-center font-medium pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-accent underline-offset-4 hover:underline';

const PanelList = () => {
  const text = cricoText.useText();
  const words = adminText.useText();
  return (
    <>
      <PeoplePanel />
      <OrganizationsPanel />
      <Panel id="invites" title={words.tabs.invites}>
        <InviteForm
          roles={roles}
          names={text.accountRoles}
          initial="user"
          send={async (email, role) => siteClient.call('invite_crico_user', { email, role })}
        />
        <InviteList place={null} />
      </Panel>
      <MentorsPanel />
      <TasksPanel />
      <CertificatesPanel />
      <ActsPanel />
    </>
  );
};

const Panels = () => {
  const words = adminText.useText();
  const isRead = useFirstReads();
  useTitle(words.title);
  return (
    <main id={mainId} tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-col gap-4 px-4 py-5 outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{words.title}</h1>
        <nav aria-label={words.title} className="flex flex-wrap gap-x-4">
          {(['people', 'organizations', 'invites', 'mentors', 'tasks', 'certificates', 'audit'] as const).map((tab) => (
            <a key={tab} href={`#${tab}`} className={linkLook}>
              {words.tabs[tab]}
            </a>
          ))}
          <Link to="/crico/admin/curriculum" className={linkLook}>
            {words.tabs.curriculum}
          </Link>
        </nav>
      </div>
      {isRead ? <PanelList /> : <LoadingRows />}
    </main>
  );
};

/**
 * The Admin Panel: people and their roles, organizations and their seats, invitations, scheduled tasks, and actions with the
 * rights of administrators.
 */
export const AdminPage = () => (
  <Guard role="director" permission="manage_users">
    <Suspense fallback={<LoadingRows />}>
      <Panels />
    </Suspense>
  </Guard>
);
