import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aMember, aPerson, me, placeOf } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, refusal } from '../area/crico-site.ts';

const change = 'POST /rest/v1/rpc/change_crico_user';
const self = aPerson(1, { user_id: me, role: 'admin', full_name: 'Lupita' });
const unproven = aPerson(2, { email_verified: false });
const removed = aPerson(3, { is_active: false });
const act = {
  id: '0190a000-0000-7000-8000-000000000901',
  acted_at: '2026-11-01T10:00:00.000Z',
  actor_id: me,
  act: 'person-removed',
  organization_id: null,
  subject_id: removed.user_id,
  details: {},
};
const placeId = '0190a000-0000-7000-8000-000000000811';
const project = '0190a000-0000-7000-8000-000000000813';
const gone = '0190a000-0000-7000-8000-000000000812';
const anAct = (number: number, name: string, subject: string, details: object = {}) => ({
  ...act,
  id: `0190a000-0000-7000-8000-00000000082${number}`,
  act: name,
  subject_id: subject,
  organization_id: placeId,
  details,
});
const anInvite = {
  id: '0190a000-0000-7000-8000-000000000801',
  email: 'nueva@ejemplo.mx',
  role: 'manager',
  organization_role: null,
  project_role: null,
  invited_by: me,
  sent_at: '2019-12-25T00:00:00Z',
  expires_at: '2020-01-01T00:00:00Z',
};

const names = {
  [self.user_id]: 'Lupita',
  [removed.user_id]: 'Persona 3',
  [anInvite.id]: anInvite.email,
  [placeId]: 'Taller',
  [project]: 'Sitio',
};
const acts = [
  act,
  anAct(1, 'invite-sent', anInvite.id),
  anAct(2, 'project-deleted', gone),
  anAct(3, 'project-member-added', removed.user_id, { project }),
  anAct(4, 'project-member-role-changed', self.user_id, { project }),
];

const searchDoor = 'POST /rest/v1/rpc/search_people';
const foundBy = ({ search }: { readonly search: string }) =>
  [self, unproven, removed].filter(({ full_name: name, email }) => `${name} ${email}`.includes(search.toLowerCase()));

const open = async (doors: Doors = {}) => {
  const visits = cricoSite(
    {
      [searchDoor]: (body) => ({ body: { people: foundBy(body as { search: string }), next: null } }),
      [invitesDoor]: () => ({ body: [anInvite] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts, names, removed: [removed.user_id] } }),
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors: [] } }),
      ...doors,
    },
    { role: 'admin' },
  );
  const app = await renderApp('/crico/admin');
  await screen.findByRole('list', { name: 'Personas' });
  return { ...app, visits };
};

describe('the Admin Panel', () => {
  it('shows people, invitations and the audit, and has no accessibility problem', async () => {
    const { container } = await open();
    const people = within(screen.getByRole('list', { name: 'Personas' }));
    expect(people.getAllByRole('listitem')).toHaveLength(3);
    expect(people.queryByRole('button', { name: /Lupita/ })).toBeNull();
    expect(await screen.findByText(/caducó el/)).toBeTruthy();
    const audit = within(await screen.findByRole('list', { name: 'Registro' }));
    expect(audit.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Lupita retiró de Crico a Persona 3 (ya no está)',
      'Lupita envió una invitación a nueva@ejemplo.mx · Taller',
      'Lupita eliminó el proyecto (ya no está) · Taller',
      'Lupita agregó al equipo de un proyecto a Persona 3 (ya no está) · Sitio',
      'Lupita cambió su rol en un proyecto · Sitio',
    ]);
    expect(audit.getAllByText('Persona 3').map(({ tagName }) => tagName)).toEqual(['S', 'S']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('lets the only administrator go when they have chosen who follows', async () => {
    const place_id = '00000000-0000-0000-0000-000000000000';
    const candidates = [{ user_id: unproven.user_id, full_name: 'Persona 2' }];
    const places = [{ kind: 'installation', id: place_id, name: '', candidates }];
    const { visits } = await open({
      [change]: (body) =>
        Object(body).successors.length === 0
          ? { status: 409, body: { code: 'last_admin', message: '', details: { places } } }
          : { body: { ...self, role: 'user' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la administración' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Dejar la administración?' }));
    const leave = question.getByRole('button', { name: 'Dejar la administración' });
    await userEvent.click(leave);
    const field = await question.findByRole('combobox', { name: /^Quién administra esta instalación/ });
    await userEvent.click(leave);
    expect(question.getByText('Falta elegir a alguien.')).toBeTruthy();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 2' }));
    await userEvent.click(leave);
    expect(await screen.findByText('Ya no administras esta instalación')).toBeTruthy();
    const successors = [{ place_id, user_id: unproven.user_id }];
    await lastRequestTo(visits, change, { user_id: me, role: 'user', successors });
  });

  it('does not ask the only administrator to choose where nobody else is there', async () => {
    const place_id = '00000000-0000-0000-0000-000000000000';
    const places = [{ kind: 'installation', id: place_id, name: '', candidates: [] }];
    await open({ [change]: () => ({ status: 409, body: { code: 'last_admin', message: '', details: { places } } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la administración' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Dejar la administración?' }));
    await userEvent.click(question.getByRole('button', { name: 'Dejar la administración' }));
    expect(await question.findByText('No hay nadie más en esta instalación. Invita antes a alguien.')).toBeTruthy();
    expect(question.queryByText(/Elige quién sigue/)).toBeNull();
    expect(question.getByRole('button', { name: 'Dejar la administración' }).hasAttribute('disabled')).toBe(true);
  });

  it('finds people by name or address, and says by what it filters', async () => {
    const { visits } = await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar personas...' }), 'P2@');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Personas' })).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(screen.getByText('Filtrado por «P2@»')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'nadie');
    expect(await screen.findByText('Nadie tiene ese nombre ni esa dirección.')).toBeTruthy();
    await lastRequestTo(visits, searchDoor, { search: 'P2@nadie', limit: 100 });
  });

  it('goes on behind the last person of a page', async () => {
    const { visits } = await open({
      [searchDoor]: (body) =>
        Object(body).after === undefined
          ? { body: { people: [self], next: self.user_id } }
          : { body: { people: [unproven], next: null } },
    });
    const people = within(screen.getByRole('region', { name: 'Personas' }));
    await userEvent.click(people.getByRole('button', { name: 'Mostrar más' }));
    expect(await people.findByText('Persona 2')).toBeTruthy();
    expect(people.getAllByRole('listitem')).toHaveLength(2);
    await lastRequestTo(visits, searchDoor, { search: '', limit: 100, after: self.user_id });
  });

  it('removes a person softly after a question, and takes one back', async () => {
    const { visits } = await open({ [change]: () => ({ body: unproven }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar a Persona 2 de Crico?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Traer de vuelta a Persona 3' }));
    expect(await screen.findByText('Persona 3 está de vuelta')).toBeTruthy();
    expect(visits.filter(({ door }) => door === change).map(({ body }) => body)).toEqual([
      { user_id: unproven.user_id, is_active: false, successors: [] },
      { user_id: removed.user_id, is_active: true },
    ]);
  });

  it('tells why a person cannot be removed, in the question', async () => {
    const refusals = [refusal(409, 'last_owner'), refusal(403, 'forbidden')];
    await open({ [change]: () => refusals.shift() ?? refusal(500, 'internal') });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(
      await dialog.findByText(/No se pudo retirar a la persona. El último propietario no puede salir ni ser retirado/),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await dialog.findByText(/Solo los administradores pueden retirar a personas/)).toBeTruthy();
  });

  it('asks who takes over what a person alone leads; without anybody there it says so', async () => {
    const places = [placeOf('project', project, 'Sitio', [aMember(1)]), placeOf('organization', placeId, 'Taller', [])];
    let left = places;
    const { visits } = await open({
      [change]: () => (left.length > 0 ? refusal(409, 'last_director', { places: left }) : { body: unproven }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await dialog.findByText(/En Taller no hay nadie que pueda seguir/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /Quién dirige Sitio/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 1' }));
    expect(dialog.getByRole('button', { name: 'Retirar' }).hasAttribute('disabled')).toBe(true);
    expect(visits.filter(({ door }) => door === change)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    left = places.slice(0, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const second = within(await screen.findByRole('dialog'));
    await userEvent.click(second.getByRole('button', { name: 'Retirar' }));
    await userEvent.click(await second.findByRole('combobox', { name: /Quién dirige Sitio/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 1' }));
    left = [];
    await userEvent.click(second.getByRole('button', { name: 'Retirar' }));
    await lastRequestTo(visits, change, {
      user_id: unproven.user_id,
      is_active: false,
      successors: [{ place_id: project, user_id: aMember(1).user_id }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives a person another role', async () => {
    const { visits } = await open({ [change]: () => ({ body: unproven }) });
    await userEvent.click(screen.getByRole('combobox', { name: /Rol de Persona 2/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gestor' }));
    expect(await screen.findByText('Persona 2 ahora es Gestor')).toBeTruthy();
    expect((await requestTo(visits, change)).body).toEqual({ user_id: unproven.user_id, role: 'manager' });
  });

  it.each([
    [
      { success: true, message: '', attemptsRemaining: 3, retryAfter: null },
      'Correo enviado a p2@correo.mx; quedan 3 hoy',
    ],
    [{ success: false, message: '', attemptsRemaining: 0, retryAfter: 40 }, 'Se puede enviar otro en 40 s'],
    [
      { success: false, message: '', attemptsRemaining: null, retryAfter: null },
      'No se pudo enviar el correo de comprobación',
    ],
  ])('sends the e-mail that proves an address, and says how it stands', async (answer, sentence) => {
    await open({ 'POST /rest/v1/rpc/send_email_verification': () => ({ body: answer }) });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar correo de comprobación a Persona 2' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('sends an invitation again, and takes one back that is gone meanwhile', async () => {
    let invites = [anInvite];
    await open({
      [invitesDoor]: () => ({ body: invites }),
      'POST /rest/v1/rpc/resend_crico_invite': () => ({ body: anInvite }),
      'POST /rest/v1/rpc/revoke_crico_invite': () => refusal(409, 'invite_not_open'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reenviar la invitación de nueva@ejemplo.mx' }));
    expect(await screen.findByText('Invitación enviada de nuevo a nueva@ejemplo.mx')).toBeTruthy();
    invites = [];
    await userEvent.click(screen.getByRole('button', { name: 'Retirar la invitación de nueva@ejemplo.mx' }));
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
    expect(await screen.findByText('No hay invitaciones abiertas.')).toBeTruthy();
  });

  it('says what could not be loaded, beside what could', async () => {
    await open({ 'POST /rest/v1/rpc/list_administrative_acts': () => refusal(403, 'forbidden') });
    expect(await screen.findByText('No se pudo cargar el registro')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  });
});
