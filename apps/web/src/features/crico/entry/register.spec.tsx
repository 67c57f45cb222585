import { afterEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { invitesDoor, leaveCrico, refusal } from '../area/crico-site.ts';
import { keptInvite } from './kept-invite.ts';

afterEach(async () => {
  act(() => keptInvite.write(null));
  await leaveCrico();
});

const preview = 'POST /rest/v1/rpc/preview_crico_invite';
const accept = 'POST /rest/v1/rpc/accept_crico_invite';
const installation = 'POST /rest/v1/rpc/read_installation';
const claim = 'POST /rest/v1/rpc/claim_installation';
const signUp = 'POST /auth/v1/signup';
const join = 'POST /rest/v1/crico_users';
const invite = {
  email: 'lupita@correo.mx',
  role: 'member',
  organization_name: 'Taller Sur',
  invited_by_name: 'Luz Marina',
  expires_at: '2999-01-01T00:00:00Z',
};
const claimed = { [installation]: () => ({ body: { is_claimed: true, needs_setup_token: true } }) };

const visit = async (path: string, doors: Doors, user?: Readonly<Record<string, unknown>>) => {
  if (user) session.adopt(aSession(user));
  const visits = fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }), ...doors });
  return { ...(await renderApp(path)), visits };
};

describe('the link of an invite', () => {
  const link = '/crico/register#invite=abc';

  it('leaves the address bar, and says who invites whom to where', async () => {
    const { location, visits, container } = await visit(link, { [preview]: () => ({ body: invite }) });
    expect(
      await screen.findByText('Luz Marina te invitó a Taller Sur. La invitación es para lupita@correo.mx.'),
    ).toBeTruthy();
    expect(location().href).toBe('/crico/register');
    expect(visits.find(({ door }) => door === preview)?.body).toEqual({ token: 'abc' });
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').readOnly).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('makes an account for its address and no other, and comes back once it is proven', async () => {
    const { visits, pathname } = await visit(link, {
      [preview]: () => ({ body: invite }),
      [signUp]: () => ({ body: { id: 'x' } }),
    });
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Lupita');
    await userEvent.type(screen.getByLabelText('Apellido'), 'Robles');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'colibri-verde-47');
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await waitFor(() => expect(pathname()).toBe('/verify-email'));
    const asked = visits.find(({ door }) => door === signUp);
    expect(asked?.body).toMatchObject({ email: 'lupita@correo.mx', data: { firstName: 'Lupita', lastName: 'Robles' } });
    expect(asked?.url.searchParams.get('redirect_to')).toContain('/crico/register');
  });

  it('is accepted with one press by who is signed in with its address; a second press does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    const { visits } = await visit(link, { [preview]: () => ({ body: invite }), [accept]: () => promise }, {});
    const button = await screen.findByRole('button', { name: 'Aceptar la invitación' });
    await userEvent.dblClick(button);
    await act(async () => resolve({ body: {} }));
    expect(await screen.findByRole('link', { name: 'Ir a Crico' })).toBeTruthy();
    expect(visits.filter(({ door }) => door === accept)).toHaveLength(1);
    expect(keptInvite.read()).toBeNull();
  });

  it('asks who is signed in with another address, and is still there after they left', async () => {
    await visit(link, { [preview]: () => ({ body: invite }) }, { email: 'otra@correo.mx' });
    expect(
      await screen.findByText('Entraste como otra@correo.mx, y la invitación es para lupita@correo.mx.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión y continuar' }));
    expect(await screen.findByRole('button', { name: 'Crear cuenta' })).toBeTruthy();
  });

  it('says that it is no longer good', async () => {
    await visit(link, { [preview]: () => refusal(409, 'invite_not_open') });
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it('says why it was refused in the end', async () => {
    await visit(link, { [preview]: () => ({ body: invite }), [accept]: () => refusal(409, 'no_free_seat') }, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByText('Todos los lugares de esta organización están ocupados.')).toBeTruthy();
  });
});

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
    const asked = visits.find(({ door }) => door === signUp);
    expect(asked?.url.searchParams.get('redirect_to')).toContain('/crico/register');
    expect(visits.map(({ door }) => door)).not.toContain(invitesDoor);
  });

  it('says to who is signed in that no invitation waits for their address', async () => {
    await visit('/crico/register', { ...claimed, [invitesDoor]: () => ({ body: [] }) }, {});
    expect(await screen.findByText('No hay ninguna invitación para este correo')).toBeTruthy();
  });

  it('joins by an invitation that waits for the address', async () => {
    const open = { id: 'i', expires_at: '2999-01-01T00:00:00Z' };
    const { visits } = await visit(
      '/crico/register',
      {
        ...claimed,
        [invitesDoor]: () => ({ body: [open] }),
        [join]: () => ({ status: 201 }),
      },
      {},
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByRole('link', { name: 'Ir a Crico' })).toBeTruthy();
    expect(visits.findLast(({ door }) => door === join)?.body).toEqual({ user_id: aSession().user.id });
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
    expect(visits.findLast(({ door }) => door === claim)?.body).toEqual({ setup_token: 'secreto' });
  });

  it('asks for an account first', async () => {
    await visit('/crico/register', unclaimed);
    expect(await screen.findByRole('heading', { name: 'Primer administrador' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeTruthy();
    expect(screen.queryByLabelText('Clave de instalación')).toBeNull();
  });
});
