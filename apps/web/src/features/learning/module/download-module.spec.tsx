import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { silent, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite } from '../area/learners-site.ts';
import { aPart, moduleId } from '../area/learning.fixtures.ts';
import { aNetwork } from '../area/offline/network.fixture.ts';
import { cancelDownloads } from './module-download.ts';

const open = 'POST /rest/v1/rpc/open_part';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const openModule = async (doors: Doors = {}) => {
  const visits = learnersSite(doors);
  const page = await renderApp(`/dashboard/modulos/${moduleId}`);
  await screen.findByRole('heading', { name: 'Estudiar sin conexión' });
  const asked = () => visits.filter(({ door }) => door === open).map(({ body }) => body);
  return { ...page, asked };
};

describe('the download of a module', () => {
  it('says what is stored, and how far it is; cancelled, it leaves the focus at its title', async () => {
    const { container, asked } = await openModule({ [open]: silent().door });
    expect(await screen.findByText('Todavía no hay nada de este módulo en este dispositivo.')).toBeTruthy();
    await press('Descargar el módulo');
    expect(await screen.findByText('Descargando 1 de 3: La IA en tu día')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Avance de la descarga' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await press('Cancelar la descarga');
    expect(await screen.findByRole('button', { name: 'Descargar el módulo' })).toBeTruthy();
    expect(screen.queryByText(/Descargando/)).toBeNull();
    const title = screen.getByRole('heading', { name: 'Estudiar sin conexión' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(asked()).toHaveLength(1);
  });

  it('ends before everything is removed from the device', async () => {
    const { asked } = await openModule({ [open]: silent().door });
    await press('Descargar el módulo');
    await screen.findByText(/Descargando 1 de 3/);
    act(() => cancelDownloads());
    expect(await screen.findByRole('button', { name: 'Descargar el módulo' })).toBeTruthy();
    expect(screen.queryByText(/Descargando/)).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('leads to the plan that it takes', async () => {
    await openModule({ [open]: () => ({ status: 403, body: { code: 'offline_needs_plan', message: '' } }) });
    await press('Descargar el módulo');
    expect(await screen.findByText('Descargar por adelantado es parte del plan Pro.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el plan Pro' })).toBeTruthy();
  });

  it('says why it stopped where the browser stores nothing', async () => {
    const { container, asked } = await openModule({
      [open]: () => ({ body: aPart({ type: 'text', markdown: 'Hola.', minSeconds: 0 }) }),
    });
    await press('Descargar el módulo');
    const problem = await screen.findByText(/La descarga se detuvo: este navegador no permite guardar nada/);
    expect(problem.getAttribute('role')).toBe('alert');
    expect(await axeFindings(container)).toEqual([]);
    expect(asked()).toHaveLength(1);
  });

  it('waits for a network', async () => {
    const network = aNetwork();
    await openModule();
    await screen.findByRole('button', { name: 'Descargar el módulo' });
    await network.become(false);
    expect(await screen.findByText('Para descargar necesitas conexión.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Descargar el módulo' })).toBeNull();
  });
});
