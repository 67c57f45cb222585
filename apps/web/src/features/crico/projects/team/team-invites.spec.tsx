import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aMember, aProject, dashboardOf, me } from '../../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, invitesDoor, refusal } from '../../area/crico-site.ts';
import { openCricoDialog } from '../../area/dialogs/crico-dialogs.store.ts';

const door = (name: string) => `POST /rest/v1/rpc/${name}`;
const { id: projectId } = aProject(1);
const director = { ...aMember(3), role: 'director', team_role: 'director' };
const anInvite = (number: number, invitedBy: string) => ({
  id: `0190a000-0000-7000-8000-00000000080${number}`,
  email: `nueva${number}@correo.mx`,
  role: 'user',
  organization_role: null,
  project_role: 'lead',
  invited_by: invitedBy,
  sent_at: '2026-11-20T18:00:00Z',
  expires_at: '2099-11-27T18:00:00Z',
});
const teamNews = (sequence: number) =>
  act(() =>
    publish({
      seq: sequence,
      type: 'projects.project.changed',
      room: `project:${projectId}`,
      data: {
        projectId,
        delta: {
          sequence,
          at: '2026-11-20T18:00:00.000Z',
          by: director.user_id,
          kind: 'invite-sent',
          command_id: '0190a000-0000-7000-8000-000000000899',
          changes: [{ of: 'team', id: projectId, set: {} }],
        },
      },
      traceId: '',
    }),
  );

const open = async (doors: Doors, role: ProjectRole = 'director') => {
  const visits = cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf([aProject(1, { user_role: role })]) }),
    [door('get_project_team_members')]: () => ({ body: { team_members: [director] } }),
    ...doors,
  });
  await renderApp('/crico/dashboard');
  await screen.findByRole('link', { name: /Proyecto 1/ });
  act(() => openCricoDialog('team', projectId));
  const dialog = within(await screen.findByRole('dialog', { name: 'Equipo de Proyecto 1' }));
  await dialog.findByRole('list', { name: 'Personas del equipo' });
  return { dialog, visits };
};

describe('the open invites of a project', () => {
  it('are shown to its directors: recipient, role, sender, start and end', async () => {
    const invites = [anInvite(1, director.user_id), anInvite(2, me)];
    const { dialog, visits } = await open({ [invitesDoor]: () => ({ body: invites }) });
    const list = within(await dialog.findByRole('list', { name: 'Invitaciones abiertas' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/nueva1@correo\.mxLíder · vale hasta .*2099.*enviada el .*2026.* por Persona 3/);
    expect(rows[1]).toMatch(/nueva2@correo\.mx.* por ti/);
    const { url } = await requestTo(visits, invitesDoor);
    expect(url.searchParams.get('project_id')).toBe(`eq.${projectId}`);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('are read again as soon as another director has sent or revoked one', async () => {
    let invites = [anInvite(1, director.user_id)];
    const { dialog } = await open({ [invitesDoor]: () => ({ body: invites }) });
    await dialog.findByText('nueva1@correo.mx');
    invites = [];
    teamNews(1);
    expect(await dialog.findByText('No hay invitaciones abiertas.')).toBeTruthy();
  });

  it('are sent again and revoked; a person who has accepted meanwhile is named', async () => {
    const { dialog, visits } = await open({
      [invitesDoor]: () => ({ body: [anInvite(1, me)] }),
      [door('resend_crico_invite')]: () => ({ body: anInvite(1, me) }),
      [door('revoke_crico_invite')]: () => refusal(409, 'invite_accepted'),
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Reenviar la invitación de nueva1@correo.mx' }));
    expect(await screen.findByText('Invitación enviada de nuevo a nueva1@correo.mx')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar la invitación de nueva1@correo.mx' }));
    expect(await screen.findByText('Esta persona ya aceptó la invitación.')).toBeTruthy();
    const { id } = anInvite(1, me);
    for (const name of ['resend_crico_invite', 'revoke_crico_invite'])
      await lastRequestTo(visits, door(name), { invite_id: id });
  });

  it('are not shown to who does not direct it', async () => {
    const { dialog, visits } = await open({}, 'lead');
    expect(dialog.queryByText('Invitaciones abiertas')).toBeNull();
    expect(visits.map((visit) => visit.door)).not.toContain(invitesDoor);
  });
});
