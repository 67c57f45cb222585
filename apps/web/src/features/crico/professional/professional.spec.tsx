import { describe, expect, it } from '@jest/globals';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aMember, anOrganization } from '../area/crico.fixtures.ts';
import { cricoSite, refusal } from '../area/crico-site.ts';
import type { ListedOrganization } from '../area/data/crico.queries.ts';
import type { ProgressMember } from './professional.queries.ts';

const door = 'POST /rest/v1/rpc/list_member_progress';
const owned = anOrganization(1, { user_role: 'owner' });
const modules = [
  { id: 'm1', level: 'X100', number: 1, title: 'Qué es la IA' },
  { id: 'm2', level: 'X100', number: 2, title: 'Prompting' },
];
const progress = { modules: [{ id: 'm1', percent: 40 }], percent: 20, last_day: '2026-11-20' };
const sharing: ProgressMember = { ...aMember(1, { shares_progress: true }), progress };
const silent: ProgressMember = { ...aMember(2), progress: null };
const page = (members: readonly ProgressMember[], values: object = {}) => ({
  body: {
    organization_name: 'Taller 1',
    seats: null,
    taken: members.length,
    progress: 'shown',
    modules,
    members,
    next: null,
    ...values,
  },
});
const open = async (
  doors: Doors,
  { role = 'user', organizations = [owned] }: { role?: AccountRole; organizations?: ListedOrganization[] } = {},
) => {
  const visits = cricoSite(doors, { role, organizations });
  const app = await renderApp('/professional-dashboard');
  return { ...app, visits };
};
const table = async () => within(await screen.findByRole('table', { name: 'Miembros y su avance' }));
const rowOf = async (name: RegExp) => within((await table()).getByRole('row', { name }));

describe('the professional dashboard', () => {
  it('shows who belongs to the organization, and the progress of those alone who agreed', async () => {
    const { container } = await open({ [door]: () => page([sharing, silent], { seats: 5 }) });
    const shown = await rowOf(/Persona 1/);
    expect(shown.getByText('20 %')).toBeTruthy();
    expect(shown.getByText(/20 nov/)).toBeTruthy();
    expect((await rowOf(/Persona 2/)).getByText('no compartido')).toBeTruthy();
    await userEvent.click(shown.getByRole('button', { name: /1 de 2 módulos/ }));
    expect(screen.getByText('X100, módulo 1: Qué es la IA')).toBeTruthy();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['2', '1 de 2', '20 %', '2 de 5']);
    expect(screen.queryByRole('textbox', { name: 'Límite de lugares' })).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is searched and sorted from the keyboard, and the address contains that', async () => {
    const { location } = await open({ [door]: () => page([sharing, silent]) });
    const head = (await table()).getByRole('button', { name: 'Avance' });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Avance' }).getAttribute('aria-sort')).toBe('descending'),
    );
    expect(location().href).toContain('sort=percent');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por nombre o correo' }), 'persona 2');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Persona 1/ })).toBeNull());
    expect(screen.getByText('1 miembro')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), ' nadie');
    expect(await screen.findByText('Nadie se llama así en esta organización.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar CSV' }).disabled).toBe(true);
  });

  it('reads all pages, and shows everybody once', async () => {
    await open({
      [door]: (body) =>
        (body as { after?: string }).after === undefined
          ? page([sharing], { next: sharing.user_id })
          : page([silent], { modules: [] }),
    });
    expect((await table()).getAllByRole('row')).toHaveLength(3);
    await userEvent.click((await rowOf(/Persona 1/)).getByRole('button', { name: /1 de 2 módulos/ }));
  });

  it('removes withdrawn data as soon as the fact arrives', async () => {
    let isShared = true;
    await open({ [door]: () => page([isShared ? sharing : { ...sharing, shares_progress: false, progress: null }]) });
    expect((await rowOf(/Persona 1/)).getByText('20 %')).toBeTruthy();
    isShared = false;
    const data = { organizationId: owned.organization_id, userId: sharing.user_id, role: 'member' };
    act(() =>
      publish({
        seq: 1,
        type: 'projects.organization-member.changed',
        room: `organization:${owned.organization_id}`,
        data: { ...data, progressConsent: null },
        traceId: '',
      }),
    );
    expect(await screen.findByText('no compartido')).toBeTruthy();
    expect(screen.queryByText('20 %')).toBeNull();
  });

  it('shows nothing any more to who may not see it any more', async () => {
    let mayRead = true;
    await open({ [door]: () => (mayRead ? page([sharing]) : refusal(403, 'forbidden')) });
    await table();
    mayRead = false;
    act(() =>
      publish({
        seq: 1,
        type: 'projects.organization.changed',
        room: `organization:${owned.organization_id}`,
        data: {},
        traceId: '',
      }),
    );
    expect(await screen.findByText('No se pudieron cargar los miembros')).toBeTruthy();
    expect(screen.queryByText('Persona 1')).toBeNull();
  });

  it.each([
    ['unavailable', /El aprendizaje no responde ahora/],
    ['refused', /solo a propietarios y administradores que son miembros/],
  ])('shows why there is no progress: %s', async (state, words) => {
    await open({ [door]: () => page([{ ...sharing, progress: null }], { progress: state }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await rowOf(/Persona 1/)).getByText('no compartido')).toBeTruthy();
  });

  it('opens an organization that one administers, and shows when there is none', async () => {
    const member = anOrganization(1, { user_role: 'member' });
    const other = anOrganization(2, { user_role: 'admin' });
    localStorage.clear();
    const first = await open({ [door]: () => page([silent]) }, { organizations: [member, other] });
    await table();
    expect((await requestTo(first.visits, door)).body).toEqual({ organization_id: other.organization_id });
    first.unmount();
    const { container } = await open({}, { organizations: [member] });
    expect(await screen.findByRole('heading', { name: 'No administras ninguna organización' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('lets only an administrator of the installation limit the seats', async () => {
    const seats = 'POST /rest/v1/rpc/set_organization_seats';
    const { visits } = await open(
      { [door]: () => page([sharing], { seats: 3 }), [seats]: () => ({ body: { seats: null, taken: 1 } }) },
      { role: 'admin' },
    );
    const field = await screen.findByRole('textbox', { name: 'Límite de lugares' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    expect(screen.getByText(/Escribe un número entero/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Límite guardado')).toBeTruthy();
    expect(visits.filter((visit) => visit.door === seats).map(({ body }) => body)).toEqual([
      { organization_id: owned.organization_id, seats: null },
    ]);
  });
});
