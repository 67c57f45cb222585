import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { lastRequestTo, requestTo, fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOrganization, dashboardOf, me, permissionsOf } from '../area/crico.fixtures.ts';
import { dashboardDoor, invitesDoor, organizationsDoor, permissionsDoor, refusal } from '../area/crico-site.ts';

const other = '0190a000-0000-7000-8000-000000000002';
const accept = 'POST /rest/v1/rpc/accept_crico_invite';
const installation = 'POST /rest/v1/rpc/read_installation';
const claim = 'POST /rest/v1/rpc/claim_installation';
const signUp = 'POST /auth/v1/signup';
const organization = anOrganization(1, { organization_name: 'Taller Sur' });
const invite = {
  email: 'lupita@correo.mx',
  role: 'member',
  organization_name: 'Taller Sur',
  organization_id: organization.organization_id as string | null,
  project_id: null as string | null,
  has_account: false,
  invited_by_name: 'Luz Marina',
  expires_at: '2999-01-01T00:00:00Z',
};
/** The row of an invite, accepted or not. */
const aRow = (values: object = {}) => ({
  id: me,
  organization_id: invite.organization_id,
  organization_role: 'member',
  project_id: null,
  project_role: null,
  expires_at: invite.expires_at,
  ...values,
});
/** The requests of Crico after the entry. */
const inside: Doors = {
  [permissionsDoor]: () => ({ body: permissionsOf('user') }),
  [organizationsDoor]: () => ({ body: { organizations: [organization], deleted: [] } }),
  [dashboardDoor]: () => ({ body: dashboardOf([]) }),
  'POST /rest/v1/rpc/list_project_copies': () => ({ body: { copies: [] } }),
  'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: 0 } }),
};
const claimed = { [installation]: () => ({ body: { is_claimed: true, needs_setup_token: true } }) };

const visit = async (path: string, doors: Doors, user?: Readonly<Record<string, unknown>>) => {
  if (user) session.adopt(aSession(user));
  const visits = fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }), ...doors });
  return { ...(await renderApp(path)), visits };
};

describe('without a link', () => {
  it('makes an account for any address alike, and comes back once it is proven', async () => {
    const { visits, pathname, container } = await visit('/crico/register', {
      ...claimed,
      [signUp]: () => ({ body: { id: 'x' } }),
    });
    expect(await screen.findByText(/Usa la dirección que fue invitada/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Nombre'), 'Lupita');
    await userEvent.type(screen.getByLabelText('Apellido'), 'Robles');
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'lupita@correo.mx');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'colibri-verde-47');
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(pathname()).toBe('/verify-email'));
    const { url } = await requestTo(visits, signUp);
    expect(url.searchParams.get('redirect_to')).toContain('/crico/register');
    expect(visits.map(({ door }) => door)).not.toContain(invitesDoor);
  });

  it('says to who is signed in that no invitation waits for their address, and looks again', async () => {
    let rows: object[] = [];
    await visit('/crico/register', { ...claimed, [invitesDoor]: () => ({ body: rows }) }, {});
    expect(await screen.findByText('No hay ninguna invitación para este correo')).toBeTruthy();
    rows = [aRow()];
    await userEvent.click(screen.getByRole('button', { name: 'Buscar de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Aceptar la invitación' })).toBeTruthy();
  });

  it('joins by an invitation that waits for the address', async () => {
    const toCrico = aRow({ id: other, organization_id: null, organization_role: null });
    const over = aRow({ id: 'over', organization_id: null, expires_at: '2000-01-01T00:00:00Z' });
    const { visits } = await visit(
      '/crico/register',
      {
        ...inside,
        ...claimed,
        [invitesDoor]: () => ({ body: [aRow(), over, toCrico] }),
        [accept]: () => ({ body: toCrico }),
      },
      {},
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByRole('heading', { name: 'Ya estás dentro' })).toBeTruthy();
    // The one to Crico itself comes first: it gives the role in the installation.
    expect((await requestTo(visits, accept)).body).toEqual({ invite_id: other });
  });

  it('tries again where nobody answered', async () => {
    let isDown = true;
    await visit('/crico/register', {
      [installation]: () => (isDown ? refusal(503, 'unavailable') : { body: { is_claimed: true } }),
    });
    expect(await screen.findByText('El servidor no responde. Intenta en un momento.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText(/Usa la dirección que fue invitada/)).toBeTruthy();
  });
});

describe('an installation without administrator', () => {
  const unclaimed = { [installation]: () => ({ body: { is_claimed: false, needs_setup_token: true } }) };

  it('takes the setup token of who is signed in, and says when it is wrong', async () => {
    let isRight = false;
    const { visits } = await visit(
      '/crico/register',
      { ...unclaimed, [claim]: () => (isRight ? { body: {} } : refusal(403, 'wrong_setup_token')) },
      {},
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ser administrador' }));
    expect(await screen.findByText('Este dato es necesario.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Clave de instalación'), ' secreto ');
    await userEvent.click(screen.getByRole('button', { name: 'Ser administrador' }));
    expect(await screen.findByText('No se pudo crear la cuenta de administrador')).toBeTruthy();
    isRight = true;
    await userEvent.click(screen.getByRole('button', { name: 'Ser administrador' }));
    expect(await screen.findByText('Eres el administrador de esta instalación.')).toBeTruthy();
    const onward = screen.getByRole('link', { name: 'Escribir el plan de estudios' });
    expect(onward.getAttribute('href')).toBe('/crico/admin/curriculum');
    await lastRequestTo(visits, claim, { setup_token: 'secreto' });
  });

  it('asks for an account first', async () => {
    await visit('/crico/register', unclaimed);
    expect(await screen.findByRole('heading', { name: 'Primer administrador' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeTruthy();
    expect(screen.queryByLabelText('Clave de instalación')).toBeNull();
  });
});
