import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aMember, anOrganization, me, opened } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, refusal, retryNow } from '../area/crico-site.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';

const membersDoor = (method: string) => `${method} /functions/v1/organization-members`;
const owned = anOrganization(1, { user_role: 'owner', member_count: 2 });
const self = aMember(1, { user_id: me, role: 'owner' });
const other = aMember(2);
const open = async (doors: Doors = {}, listed: ListedOrganization = owned) => {
  const mine = { ...self, role: listed.user_role };
  const visits = cricoSite(
    {
      'GET /functions/v1/organizations': () => ({ body: opened(listed, [mine, other]) }),
      [invitesDoor]: () => ({ body: [] }),
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
  it('shows its members and what may be done, and has no accessibility problem', async () => {
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
    const app = await open({ [membersDoor('DELETE')]: () => ({ body: { success: true } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Retirar a Persona 2?' });
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancelar' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(app, membersDoor('DELETE'))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = await requestTo(app.visits, membersDoor('DELETE'));
    expect(Object.fromEntries(asked.url.searchParams)).toEqual({
      orgId: owned.organization_id,
      userId: other.user_id,
    });
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

  it('invites an address, keeps it where it was refused, and says why', async () => {
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

  it('tells the last owner who wants to leave why they cannot', async () => {
    await open({ [membersDoor('DELETE')]: () => refusal(409, 'last_owner') });
    await userEvent.click(screen.getByRole('button', { name: 'Salir de la organización' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salir de la organización' }));
    expect(await dialog.findByText(/El último propietario no puede salir/)).toBeTruthy();
  });

  it('is deleted once the impact was told and DELETE typed, in capitals or not, and can be undone', async () => {
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

  it('says what could not be loaded, and counts the retries', async () => {
    let isDown = true;
    cricoSite(
      {
        'GET /functions/v1/organizations': () =>
          isDown ? refusal(403, 'forbidden') : { body: opened(owned, [self, other]) },
        [invitesDoor]: () => ({ body: [] }),
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

describe('a new organization', () => {
  const create = 'POST /functions/v1/organizations';
  const check = 'POST /rest/v1/rpc/check_organization_slug';
  const dialog = async (doors: Doors) => {
    const visits = cricoSite({ [check]: () => ({ body: { is_free: true } }), ...doors });
    await renderApp('/crico');
    const [opener] = await screen.findAllByRole('button', { name: 'Crear organización' });
    await userEvent.click(opener as HTMLElement);
    return { visits, form: within(await screen.findByRole('dialog', { name: 'Crear organización' })) };
  };

  it('derives its slug from the name, and asks while one types whether it is free', async () => {
    const { form } = await dialog({
      [check]: (body) => ({ body: { is_free: (body as { slug: string }).slug !== 'sur' } }),
    });
    const slug = form.getByLabelText<HTMLInputElement>('Identificador');
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Sur');
    expect(slug.value).toBe('sur');
    expect(await form.findByText('Ese identificador ya está ocupado')).toBeTruthy();
    await userEvent.type(slug, '-2');
    expect(await form.findByText('Este identificador está libre.')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'este');
    expect(slug.value).toBe('sur-2');
  });

  it('says what is missing, and where the name is taken', async () => {
    const { form } = await dialog({ [create]: () => refusal(409, 'organization_name_taken') });
    const send = form.getByRole('button', { name: 'Crear organización' });
    await userEvent.click(send);
    expect(form.getByText('El nombre de la organización es necesario')).toBeTruthy();
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Sur');
    await userEvent.click(send);
    expect(await form.findByText('Ya existe una organización con ese nombre')).toBeTruthy();
  });

  it('is made once, however often one presses, and is where one is then', async () => {
    const made = anOrganization(1, { user_role: 'owner' });
    let organizations: ListedOrganization[] = [];
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    const { form, visits } = await dialog({
      [create]: () => promise,
      'POST /rest/v1/rpc/list_my_organizations': () => ({ body: { organizations, deleted: [] } }),
    });
    await userEvent.type(form.getByLabelText('Nombre de la organización'), 'Taller 1');
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear organización' }));
    organizations = [made];
    await act(async () => resolve({ body: opened(made, []) }));
    expect(await screen.findByRole('button', { name: /^Organización: Taller 1/ })).toBeTruthy();
    expect(visits.filter(({ door }) => door === create)).toHaveLength(1);
  });
});
