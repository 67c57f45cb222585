import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { session } from '../../../shell/session/session.ts';
import { aSession } from '../../../testing/learners.ts';
import { anOrganization, aProject, dashboardOf } from '../area/crico.fixtures.ts';
import { cricoSite, dashboardDoor, refusal } from '../area/crico-site.ts';

const createDoor = 'POST /rest/v1/rpc/create_crico_project';
const organization = anOrganization(1);
const here = { organization_id: organization.organization_id };

const openSidebar = async (doors: Doors) => {
  const visits = cricoSite(doors, { organizations: [organization] });
  const app = await renderApp('/crico');
  const region = await screen.findByRole('region', { name: /^Proyectos/ });
  return { ...app, visits, region: within(region) };
};
const twoProjects = [aProject(1, here), aProject(2, { ...here, name: 'Café', milestones_count: 1 }), aProject(3)];

describe('the projects of a place', () => {
  it('are those of the place alone, with their tasks and their progress', async () => {
    const { region, container } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) });
    expect(await region.findByRole('heading', { name: 'Proyectos (2)' })).toBeTruthy();
    const links = region.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Proyecto 14 tarjetas25%', 'Café1 tarjeta25%']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show their age without a network', async () => {
    const { region } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) });
    await region.findByRole('heading', { name: 'Proyectos (2)' });
    expect(region.queryByText(/Así estaban el/)).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(region.getByText(/^Sin conexión. Así estaban el .*\d/)).toBeTruthy();
    expect(region.getAllByRole('link')).toHaveLength(2);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(region.queryByText(/Así estaban el/)).toBeNull());
  });

  it('are shown with their age on a page that is reloaded without an answer, and no longer than a sign-in', async () => {
    let isDown = false;
    const { unmount } = await openSidebar({
      [dashboardDoor]: () => (isDown ? refusal(503, 'unavailable') : { body: dashboardOf(twoProjects) }),
    });
    await screen.findByRole('heading', { name: 'Proyectos (2)' });
    unmount();
    isDown = true;
    const again = await renderApp('/crico');
    expect(await screen.findByText(/^El servidor no responde. Así estaban el .*\d/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Café/ })).toBeTruthy();
    again.unmount();
    await act(async () => session.signOut());
    await act(async () => void session.adopt(aSession()));
    await renderApp('/crico');
    expect(await screen.findByText('No se pudieron cargar los proyectos')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Café/ })).toBeNull();
  });

  it('are in a drawer if the window is narrow, which closes after an action', async () => {
    await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Abrir la barra lateral' }));
    const drawer = await screen.findByRole('dialog', { name: 'Crico' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Inicio' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crico' })).toBeNull());
  });

  it('are found by a part of their name, or not', async () => {
    const { region } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) });
    const search = await region.findByRole('searchbox', { name: 'Buscar proyectos' });
    await userEvent.type(search, 'cafe');
    expect(region.getAllByRole('link')).toHaveLength(1);
    expect(region.getByText('Filtrado por «cafe»')).toBeTruthy();
    await userEvent.type(search, 'xyz');
    expect(region.getByText('No se encontraron proyectos')).toBeTruthy();
    await userEvent.click(region.getByRole('button', { name: 'Quitar el filtro' }));
    expect(region.getAllByRole('link')).toHaveLength(2);
  });

  it('are opened by name from the commands, also those of another place', async () => {
    const { region, location } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) });
    await region.findByRole('heading', { name: 'Proyectos (2)' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: 'Ir a Proyecto 3' }));
    await waitFor(() => expect(location().href).toContain(`project=${aProject(3).id}&organization=personal`));
  });

  it('are only looked at by a guest of their organization, who makes none', async () => {
    const doors = { [dashboardDoor]: () => ({ body: dashboardOf([]) }) };
    cricoSite(doors, { organizations: [{ ...organization, user_role: 'guest' }] });
    await renderApp('/crico');
    expect(await screen.findByText('Todavía no hay proyectos')).toBeTruthy();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: 'Proyectos eliminados' })).toBeTruthy();
    expect(screen.queryByText(/^Crear (tu primer )?proyecto$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Crear proyecto', hidden: true })).toBeNull();
  });

  it('can be loaded again where that failed', async () => {
    let isDown = true;
    const { region } = await openSidebar({
      [dashboardDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: dashboardOf(twoProjects) }),
    });
    expect(await region.findByText('No se pudieron cargar los proyectos')).toBeTruthy();
    isDown = false;
    await userEvent.click(region.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await region.findByRole('link', { name: /Café/ })).toBeTruthy();
  });
});

describe('choosing several projects', () => {
  it('counts them, lets go of them, and asks before they are deleted', async () => {
    const projects = [...twoProjects, aProject(4, { ...here, name: 'Ajeno', user_role: 'lead' })];
    const { region, container } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(projects) }) });
    await userEvent.click(await region.findByRole('button', { name: 'Seleccionar proyectos', pressed: false }));
    expect(region.getByRole('checkbox', { name: 'Ajeno' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(region.getByRole('checkbox', { name: 'Café' }));
    expect(region.getByText('1 proyecto seleccionado')).toBeTruthy();
    await userEvent.click(region.getByRole('checkbox', { name: 'Proyecto 1' }));
    expect(region.getByText('2 proyectos seleccionados')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(region.getByRole('button', { name: 'Quitar la selección' }));
    expect(region.getByText('0 proyectos seleccionados')).toBeTruthy();
    await userEvent.click(region.getByRole('checkbox', { name: 'Café' }));
    await userEvent.click(region.getByRole('checkbox', { name: 'Proyecto 1' }));
    await userEvent.click(region.getByRole('button', { name: 'Eliminar seleccionados' }));
    expect(await screen.findByRole('dialog', { name: '¿Eliminar 2 proyectos?' })).toBeTruthy();
  });
});

describe('making a project', () => {
  const made = aProject(5, { ...here, name: 'Sitio nuevo' });
  const fill = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear proyecto' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Scrum/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Siguiente' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), name);
    return dialog;
  };

  it('takes two steps, shows them, and leads to its board', async () => {
    let projects = dashboardOf([]);
    const { region, visits, location } = await openSidebar({
      [dashboardDoor]: () => ({ body: projects }),
      [createDoor]: () => {
        projects = dashboardOf([made]);
        return { body: { success: true, project_id: made.id } };
      },
      'POST /rest/v1/rpc/read_board': () => refusal(403, 'forbidden'),
    });
    expect(await region.findByText('Todavía no hay proyectos')).toBeTruthy();
    await userEvent.click(region.getAllByRole('button', { name: 'Crear proyecto' }).at(-1) as HTMLElement);
    const dialog = await fill('ab');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    expect(dialog.getByText('El nombre del proyecto debe tener al menos 3 caracteres')).toBeTruthy();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Nombre' }));
    expect(dialog.getByText('El nombre del proyecto es obligatorio')).toBeTruthy();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.paste('🧵'.repeat(51));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('🧵'.repeat(50));
    expect(await axeFindings(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' Sitio nuevo ');
    await userEvent.click(dialog.getByRole('radio', { name: 'Rojo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    expect(await screen.findByText('Proyecto creado')).toBeTruthy();
    await waitFor(() => expect(location().href).toContain(`project=${made.id}`));
    expect((await requestTo(visits, createDoor)).body).toEqual({
      name_param: 'Sitio nuevo',
      description_param: '',
      color_param: '#ef4444',
      template_param: 'scrum',
      language_param: 'es-MX',
      organization_id_param: organization.organization_id,
    });
  });

  it('keeps what was typed when it is refused', async () => {
    const { region } = await openSidebar({ [createDoor]: () => refusal(500, 'internal') });
    await userEvent.click((await region.findAllByRole('button', { name: 'Crear proyecto' })).at(-1) as HTMLElement);
    const dialog = await fill('Sitio nuevo');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear proyecto' }));
    expect(await screen.findByText('Error al crear el proyecto')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Sitio nuevo');
  });
});

describe('many projects', () => {
  const many = Array.from({ length: 60 }, (_, index) => aProject(index + 1, here));

  it('are a window of 600 px in which those in sight are drawn, each 80 px high', async () => {
    const { region } = await openSidebar({ [dashboardDoor]: () => ({ body: dashboardOf(many) }) });
    await region.findByRole('heading', { name: 'Proyectos (60)' });
    const rows = region.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(30);
    expect(rows[1]?.style).toMatchObject({ top: '80px', height: '80px' });
    expect(rows[1]?.getAttribute('aria-setsize')).toBe('60');
    const list = region.getByRole('list');
    expect(list.style.height).toBe('4800px');
    expect(list.parentElement?.style.maxHeight).toBe('600px');
  });
});

describe('the welcome page', () => {
  it('leads to the first project of a place, and to one more', async () => {
    let projects: ReturnType<typeof aProject>[] = [];
    cricoSite({ [dashboardDoor]: () => ({ body: dashboardOf(projects) }) }, { organizations: [organization] });
    const app = await renderApp('/crico/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Crear tu primer proyecto' }));
    expect(await screen.findByRole('dialog', { name: 'Crear proyecto' })).toBeTruthy();
    app.unmount();
    projects = twoProjects;
    await renderApp('/crico/dashboard');
    expect(await screen.findByText(/Elige un proyecto en la barra lateral/)).toBeTruthy();
  });

  it('is the current page only while no project is open', async () => {
    cricoSite({ [dashboardDoor]: () => ({ body: dashboardOf(twoProjects) }) }, { organizations: [organization] });
    const { location } = await renderApp('/crico/dashboard');
    const home = await screen.findByRole('link', { name: 'Inicio' });
    expect(home.getAttribute('aria-current')).toBe('page');
    await userEvent.click(await screen.findByRole('link', { name: /Café/ }));
    await waitFor(() => expect(home.getAttribute('aria-current')).toBeNull());
    expect(location().href).toContain(aProject(2).id);
  });
});
