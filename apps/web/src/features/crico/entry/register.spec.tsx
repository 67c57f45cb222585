import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { requestTo, fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { anOrganization, dashboardOf, me, permissionsOf } from '../area/crico.fixtures.ts';
import { dashboardDoor, organizationsDoor, permissionsDoor, refusal } from '../area/crico-site.ts';
import { storedInvite } from './stored-invite.ts';
const preview = 'POST /rest/v1/rpc/preview_crico_invite';
const accept = 'POST /rest/v1/rpc/accept_crico_invite';
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
/** The requests of Crico after the entry. */
const inside: Doors = {
  [permissionsDoor]: () => ({ body: permissionsOf('user') }),
  [organizationsDoor]: () => ({ body: { organizations: [organization], deleted: [] } }),
  [dashboardDoor]: () => ({ body: dashboardOf([]) }),
  'POST /rest/v1/rpc/list_project_copies': () => ({ body: { copies: [] } }),
  'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: 0 } }),
};

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

  it('says what the consent covers, has nothing chosen beforehand, and says nothing where nothing was chosen', async () => {
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

  it('sends who has an account to sign in: its password is not replaced', async () => {
    await visit(link, { [preview]: () => ({ body: { ...invite, has_account: true } }) });
    const signIn = await screen.findByRole('link', { name: 'Iniciar sesión' });
    expect(signIn.getAttribute('href')).toBe('/crico/login?redirect=%2Fcrico%2Fregister');
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(storedInvite.read()).toBe('abc');
  });

  it.each([
    ['user_already_exists', 'Ese correo ya tiene una cuenta. Inicia sesión.'],
    ['weak_password', 'Esa contraseña es fácil de adivinar. Prueba con una frase más larga y tuya.'],
  ])('says what %s means, and keeps what was typed', async (code, sentence) => {
    await visit(link, { [preview]: () => ({ body: invite }), [create]: () => refusal(409, code) });
    await fillIn();
    await send();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Apellido').value).toBe('Robles');
  });

  it('says that it ended while the form was filled in', async () => {
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

  it('says that it is no longer good, and what to do', async () => {
    await visit(link, { [preview]: () => refusal(409, 'invite_not_open') });
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
    expect(screen.getByText(/pide a quien te invitó que la envíe de nuevo/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  it('says why it was refused in the end', async () => {
    await visit(link, { [preview]: () => ({ body: invite }), [accept]: () => refusal(409, 'no_free_seat') }, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    expect(await screen.findByText('Todos los lugares de esta organización están ocupados.')).toBeTruthy();
  });
});
