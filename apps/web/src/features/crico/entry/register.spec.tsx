import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { lastRequestTo, requestTo, fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOrganization, dashboardOf, me, permissionsOf } from '../area/crico.fixtures.ts';
import { dashboardDoor, invitesDoor, organizationsDoor, permissionsDoor, refusal } from '../area/crico-site.ts';
import { storedInvite } from './stored-invite.ts';

const other = '0190a000-0000-7000-8000-000000000002';
const preview = 'POST /rest/v1/rpc/preview_crico_invite';
const accept = 'POST /rest/v1/rpc/accept_crico_invite';
const installation = 'POST /rest/v1/rpc/read_installation';
const claim = 'POST /rest/v1/rpc/claim_installation';
const signUp = 'POST /auth/v1/signup';
const create = 'POST /rest/v1/rpc/create_invited_account';
const tokens = 'POST /auth/v1/token';
const consent = 'POST /rest/v1/rpc/set_progress_consent';
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
/** Crico's requests after the sign-in. */
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

describe('the link of an invite', () => {
  const link = '/crico/register#invite=abc';

  it('leaves the address bar, and shows who invites whom to where', async () => {
    const { location, visits, container } = await visit(link, { [preview]: () => ({ body: invite }) });
    expect(
      await screen.findByText('Luz Marina te invitó a Taller Sur. La invitación es para lupita@correo.mx.'),
    ).toBeTruthy();
    expect(location().href).toBe('/crico/register');
    expect((await requestTo(visits, preview)).body).toEqual({ token: 'abc' });
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').readOnly).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
  });

  const fillIn = async () => {
    await userEvent.type(await screen.findByLabelText('Nombre'), ' Lupita ');
    await userEvent.type(screen.getByLabelText('Apellido'), 'Robles');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'colibri-verde-47');
  };
  const send = async () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta y unirme' }));

  it('makes an account, signs in, joins and arrives, with one form and no e-mail', async () => {
    const { visits, location } = await visit(link, {
      ...inside,
      [preview]: () => ({ body: invite }),
      [create]: () => ({ body: { user_id: me, email: invite.email } }),
      [tokens]: () => ({ body: aSession({ email: invite.email }) }),
      [accept]: () => ({ body: aRow() }),
      [consent]: () => ({ body: {} }),
    });
    await fillIn();
    await userEvent.click(screen.getByRole('radio', { name: 'Sí, compartir' }));
    await send();
    expect(await screen.findByRole('heading', { name: 'Ya estás en Taller Sur' })).toBeTruthy();
    expect(location().href).toBe(`/crico/dashboard?organization=${organization.organization_id}`);
    expect((await requestTo(visits, create)).body).toMatchObject({
      token: 'abc',
      first_name: 'Lupita',
      last_name: 'Robles',
      password: 'colibri-verde-47',
      locale: 'es-MX',
    });
    expect((await requestTo(visits, tokens)).body).toEqual({ email: invite.email, password: 'colibri-verde-47' });
    expect((await requestTo(visits, accept)).body).toEqual({ token: 'abc' });
    const consented = { organization_id: organization.organization_id, consents_to: 1 };
    expect((await requestTo(visits, consent)).body).toEqual(consented);
    expect(storedInvite.read()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('heading', { name: 'Ya estás en Taller Sur' })).toBeNull();
  });

  it('shows the scope of the consent, has nothing chosen beforehand, and sends nothing without a choice', async () => {
    const { visits } = await visit(
      link,
      { ...inside, [preview]: () => ({ body: invite }), [accept]: () => ({ body: aRow() }) },
      {},
    );
    const question = within(
      await screen.findByRole('group', { name: '¿Puede Taller Sur ver cómo vas en el aprendizaje?' }),
    );
    expect(question.getByText('Nunca ven tus respuestas, notas, racha ni habilidades.')).toBeTruthy();
    expect(question.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }));
    await screen.findByRole('heading', { name: 'Ya estás en Taller Sur' });
    expect(visits.map(({ door }) => door)).not.toContain(consent);
  });

  it('asks for no consent where it leads to no organization', async () => {
    await visit(link, { [preview]: () => ({ body: { ...invite, organization_id: null, project_id: me } }) });
    await screen.findByLabelText('Nombre');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('leads a person with an account to the sign-in: its password is not replaced', async () => {
    await visit(link, { [preview]: () => ({ body: { ...invite, has_account: true } }) });
    const signIn = await screen.findByRole('link', { name: 'Iniciar sesión' });
    expect(signIn.getAttribute('href')).toBe('/crico/login?redirect=%2Fcrico%2Fregister');
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(storedInvite.read()).toBe('abc');
  });

  it.each([
    ['user_already_exists', 'Ese correo ya tiene una cuenta. Inicia sesión.'],
    ['weak_password', 'Esa contraseña es fácil de adivinar. Prueba con una frase más larga y tuya.'],
  ])('shows the meaning of %s, and keeps what was typed', async (code, sentence) => {
    await visit(link, { [preview]: () => ({ body: invite }), [create]: () => refusal(409, code) });
    await fillIn();
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Apellido').value).toBe('Robles');
  });

  it('shows that it ended while the form was filled in', async () => {
    let isOver = false;
    await visit(link, {
      [preview]: () => (isOver ? refusal(409, 'invite_not_open') : { body: invite }),
      [create]: () => refusal(409, 'invite_not_open'),
    });
    await fillIn();
    isOver = true;
    await send();
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
  });

  it('keeps the account where joining is refused, and can be tried again', async () => {
    let isFull = true;
    await visit(link, {
      ...inside,
      [preview]: () => ({ body: invite }),
      [create]: () => ({ body: { user_id: me, email: invite.email } }),
      [tokens]: () => ({ body: aSession({ email: invite.email }) }),
      [accept]: () => (isFull ? refusal(409, 'no_free_seat') : { body: aRow() }),
    });
    await fillIn();
    await send();
    expect(await screen.findByText('Todos los lugares de esta organización están ocupados.')).toBeTruthy();
    isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByRole('heading', { name: 'Ya estás en Taller Sur' })).toBeTruthy();
  });

  it('is accepted with one press by who is signed in with its address; a second press does nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    const doors = { ...inside, [preview]: () => ({ body: invite }), [accept]: () => promise };
    const { visits } = await visit(link, doors, {});
    const button = await screen.findByRole('button', { name: 'Aceptar la invitación' });
    await userEvent.dblClick(button);
    await act(async () => resolve({ body: aRow() }));
    expect(await screen.findByRole('heading', { name: 'Ya estás en Taller Sur' })).toBeTruthy();
    expect(visits.filter(({ door }) => door === accept)).toHaveLength(1);
    expect(storedInvite.read()).toBeNull();
  });

  it('asks who is signed in with another address, and is still there after they left', async () => {
    await visit(link, { [preview]: () => ({ body: invite }) }, { email: 'otra@correo.mx' });
    expect(
      await screen.findByText('Entraste como otra@correo.mx, y la invitación es para lupita@correo.mx.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aceptar la invitación' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión y continuar' }));
    expect(await screen.findByRole('button', { name: 'Crear cuenta y unirme' })).toBeTruthy();
  });

  it('shows that it is no longer valid, and what to do', async () => {
    await visit(link, { [preview]: () => refusal(409, 'invite_not_open') });
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
    expect(screen.getByText(/pide a quien te invitó que la envíe de nuevo/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it('shows why it was refused in the end', async () => {
    await visit(link, { [preview]: () => ({ body: invite }), [accept]: () => refusal(409, 'no_free_seat') }, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByText('Todos los lugares de esta organización están ocupados.')).toBeTruthy();
  });
});

describe('without a link', () => {
  it('makes an account for any address alike, and returns once it is proven', async () => {
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

  it('tries again without an answer', async () => {
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

  it('accepts the setup token of a signed-in person, and shows when it is wrong', async () => {
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
    await lastRequestTo(visits, claim, { setup_token: 'secreto' });
  });

  it('asks for an account first', async () => {
    await visit('/crico/register', unclaimed);
    expect(await screen.findByRole('heading', { name: 'Primer administrador' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeTruthy();
    expect(screen.queryByLabelText('Clave de instalación')).toBeNull();
  });
});
