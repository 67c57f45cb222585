import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aMember, anOrganization, aProject, me, opened, placeOf } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, refusal, retryNow } from '../area/crico-site.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';

const membersDoor = (method: string) => `${method} /functions/v1/organization-members`;
const projectsDoor = 'GET /functions/v1/organization-projects';
const offboardDoor = 'POST /rest/v1/rpc/offboard_member';
const owned = anOrganization(1, { user_role: 'owner', member_count: 2 });
const self = aMember(1, { user_id: me, role: 'owner' });
const other = aMember(2);
const open = async (doors: Doors = {}, listed: ListedOrganization = owned) => {
  const mine = { ...self, role: listed.user_role };
  const visits = cricoSite(
    {
      'GET /functions/v1/organizations': () => ({ body: opened(listed, [mine, other]) }),
      [invitesDoor]: () => ({ body: [] }),
      [projectsDoor]: () => ({ body: { projects: [] } }),
      ...doors,
    },
    { organizations: [listed] },
  );
  const app = await renderApp(`/crico/organizations/${listed.organization_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Taller 1' });
  return { ...app, visits };
};
const bodyOf = ({ visits }: Awaited<ReturnType<typeof open>>, door: string) =>
  visits.filter((one) => one.door === door).map(({ body }) => body);

describe('the page of an organization', () => {
  it('shows its members and the possible actions, and has no accessibility problem', async () => {
    const { container } = await open();
    const members = within(screen.getByRole('list', { name: 'Miembros' }));
    expect(members.getAllByRole('listitem')).toHaveLength(2);
    expect(members.queryByRole('button', { name: /Retirar a Persona 1/ })).toBeNull();
    expect(await screen.findByText('No hay invitaciones abiertas.')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('offers a member nothing that they may not do', async () => {
    await open({}, anOrganization(1, { user_role: 'member' }));
    expect(screen.queryByRole('region', { name: 'General' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Invitaciones' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Eliminar la organización' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Salir de la organización' })).toBeTruthy();
  });

  it('removes a member after a question whose way back has the focus', async () => {
    const app = await open({ [offboardDoor]: () => ({ body: { success: true } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Retirar a Persona 2?' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancelar' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(app, offboardDoor)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await requestTo(app.visits, offboardDoor)).body).toEqual({
      organization_id: owned.organization_id,
      user_id: other.user_id,
      successors: [],
    });
  });

  it('adds a person by their address at once; a person who cannot be found is named, and the address stays', async () => {
    const door = membersDoor('POST');
    const invited = 'POST /functions/v1/organization-invites';
    const app = await open({
      [invited]: () => ({ body: {} }),
      [door]: (body) =>
        Object(body).email === 'p3@correo.mx' ? { body: aMember(3) } : refusal(404, 'person_not_found'),
    });
    const region = within(screen.getByRole('region', { name: 'Miembros' }));
    const field = region.getByLabelText<HTMLInputElement>('Correo electrónico');
    await userEvent.type(field, 'nadie@correo.mx{Enter}');
    expect(await region.findByText('No hay ningún usuario con ese correo')).toBeTruthy();
    expect(field.value).toBe('nadie@correo.mx');
    await userEvent.click(region.getByRole('button', { name: 'Invitar a nadie@correo.mx' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect((await requestTo(app.visits, invited)).body).toEqual({
      ...{ orgId: owned.organization_id, email: 'nadie@correo.mx', role: 'member' },
    });
    expect(region.queryByText('No hay ningún usuario con ese correo')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'p3@correo.mx{Enter}');
    expect(await screen.findByText('Persona 3 se sumó al equipo')).toBeTruthy();
    await lastRequestTo(app.visits, door, { orgId: owned.organization_id, email: 'p3@correo.mx', role: 'member' });
  });

  it('says to its owner how many seats are taken, and who limits them', async () => {
    await open();
    const region = within(screen.getByRole('region', { name: 'Miembros' }));
    expect(region.getByText('2 lugares ocupados, sin límite.')).toBeTruthy();
    expect(region.getByText(/lo decide quien administra la instalación/)).toBeTruthy();
    expect(region.queryByRole('link', { name: 'Panel de administración' })).toBeNull();
  });

  it('lists its projects, with their state and a link to each', async () => {
    const listed = aProject(1, { organization_id: owned.organization_id });
    await open({ [projectsDoor]: () => ({ body: { projects: [listed] } }) });
    const region = within(screen.getByRole('region', { name: 'Proyectos' }));
    const link = await region.findByRole('link', { name: 'Proyecto 1' });
    expect(link.getAttribute('href')).toContain(`project=${listed.id}`);
    expect(region.getByText('Director · 4 tarjetas, 25%')).toBeTruthy();
    expect(region.getByRole('button', { name: 'Crear proyecto' })).toBeTruthy();
  });

  it('gives a member another role', async () => {
    const app = await open({ [membersDoor('PUT')]: () => ({ body: other }) });
    await userEvent.click(screen.getByRole('combobox', { name: /Rol de Persona 2/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Administrador' }));
    expect(await screen.findByText('Persona 2 ahora es Administrador')).toBeTruthy();
    expect(bodyOf(app, membersDoor('PUT'))).toEqual([
      { orgId: owned.organization_id, userId: other.user_id, role: 'admin' },
    ]);
  });

  it('invites an address, keeps it after a refusal, and shows why', async () => {
    let isFull = true;
    const door = 'POST /functions/v1/organization-invites';
    const app = await open({ [door]: () => (isFull ? refusal(409, 'no_free_seat') : { body: {} }) });
    const region = within(screen.getByRole('region', { name: 'Invitaciones' }));
    await userEvent.click(region.getByRole('button', { name: 'Enviar invitación' }));
    expect(region.getByText('El correo electrónico es obligatorio')).toBeTruthy();
    await userEvent.type(region.getByLabelText('Correo electrónico'), 'beto@ejemplo.mx{Enter}');
    expect(await region.findByText(/Todos los lugares de esta organización están ocupados/)).toBeTruthy();
    expect(region.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('beto@ejemplo.mx');
    isFull = false;
    await userEvent.click(region.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText('Invitación enviada a beto@ejemplo.mx')).toBeTruthy();
    await lastRequestTo(app.visits, door, {
      orgId: owned.organization_id,
      email: 'beto@ejemplo.mx',
      role: 'member',
    });
  });

  it('shows the last owner who wants to leave why they cannot', async () => {
    await open({ [offboardDoor]: () => refusal(409, 'last_owner') });
    await userEvent.click(screen.getByRole('button', { name: 'Salir de la organización' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salir de la organización' }));
    expect(await dialog.findByText(/El último propietario no puede salir/)).toBeTruthy();
  });

  it('asks who leaves and leads alone who follows, for each place, and does it together', async () => {
    const places = [
      placeOf('organization', owned.organization_id, 'Taller 1', [other]),
      placeOf('project', aProject(1).id, 'Proyecto 1', [other]),
    ];
    let isRefused = true;
    const app = await open({
      [offboardDoor]: () => (isRefused ? refusal(409, 'last_owner', { places }) : { body: { success: true } }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Salir de la organización' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Salir de la organización' });
    await userEvent.click(confirm);
    for (const label of [/Quién es propietario de Taller 1/, /Quién dirige Proyecto 1/]) {
      await userEvent.click(confirm);
      expect(await dialog.findByText('Falta elegir a alguien.')).toBeTruthy();
      await userEvent.click(dialog.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: 'Persona 2' }));
    }
    expect(await axeFindings(document.body)).toEqual([]);
    isRefused = false;
    await userEvent.click(confirm);
    expect(await screen.findByText('Saliste de Taller 1')).toBeTruthy();
    expect(bodyOf(app, offboardDoor)).toEqual([
      { organization_id: owned.organization_id, user_id: me, successors: [] },
      {
        organization_id: owned.organization_id,
        user_id: me,
        successors: places.map(({ id }) => ({ place_id: id, user_id: other.user_id })),
      },
    ]);
  });

  it('is deleted once the impact was shown and DELETE typed, in capitals or not, and can be undone', async () => {
    const app = await open({
      'POST /rest/v1/rpc/analyze_organization_deletion': () => ({ body: { members: 2, projects: 3, open_invites: 1 } }),
      'DELETE /functions/v1/organizations': () => ({ body: { success: true, deleted_at: '' } }),
      'POST /rest/v1/rpc/restore_organization': () => ({ body: opened(owned, [self]) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar la organización' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText(
        '2 miembros pierden el acceso, 3 proyectos van a la papelera y termina 1 invitación abierta.',
      ),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar la organización' }));
    expect(bodyOf(app, 'DELETE /functions/v1/organizations')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar la organización' }));
    await waitFor(() => expect(app.pathname()).toBe('/crico/dashboard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Taller 1 está de vuelta')).toBeTruthy();
  });

  it('asks a member whether their learning may be seen, and takes the yes back', async () => {
    const door = 'POST /rest/v1/rpc/set_progress_consent';
    const app = await open({ [door]: () => ({ body: { shares_progress: true } }) });
    await userEvent.click(screen.getByRole('checkbox', { name: /pueden ver mis módulos/ }));
    await waitFor(() =>
      expect(bodyOf(app, door)).toEqual([{ organization_id: owned.organization_id, consents_to: 1 }]),
    );
  });

  it('shows what could not be loaded, and counts the retries', async () => {
    let isDown = true;
    cricoSite(
      {
        'GET /functions/v1/organizations': () =>
          isDown ? refusal(403, 'forbidden') : { body: opened(owned, [self, other]) },
        [invitesDoor]: () => ({ body: [] }),
        [projectsDoor]: () => ({ body: { projects: [] } }),
      },
      { organizations: [owned] },
    );
    jest.useFakeTimers({ advanceTimers: true });
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp(`/crico/organizations/${owned.organization_id}`);
    expect(await screen.findByRole('heading', { name: 'Error de Permisos' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Organización: Taller 1/ })).toBeTruthy();
    await retryNow();
    expect(await screen.findByText('Intentos: 1/3')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Intentar de nuevo en/ }).disabled).toBe(true);
    isDown = false;
    await retryNow();
    expect(await screen.findByRole('heading', { level: 1, name: 'Taller 1' })).toBeTruthy();
    complaints.mockRestore();
  });
});
