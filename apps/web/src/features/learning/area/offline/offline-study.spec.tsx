import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readUnsent } from '../../../../shell/storage/unsent-drafts.ts';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aCompletion, aPart, partIds } from '../learning.fixtures.ts';
import { learnersSite, partPath } from '../learners-site.ts';
import { aNetwork, noNetwork } from './network.fixture.ts';

const seen: (() => void)[] = [];
class FakeIntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    seen.push(() => this.callback([entry], Object.assign(Object.create(null) as IntersectionObserver, this)));
  }
  disconnect(): void {
    seen.length = 0;
  }
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));

const record = 'POST /rest/v1/rpc/record_offline_work';
const complete = 'POST /rest/v1/rpc/complete_part';
const occurredAt = '2026-11-28T12:00:00.000Z';

const readWithoutNetwork = async (doors: (network: ReturnType<typeof aNetwork>) => Doors) => {
  const network = aNetwork();
  const text = { type: 'text', markdown: '## Antes\n\nUn poco.', minSeconds: 0 } as const;
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ body: aPart(text) }),
    'POST /rest/v1/rpc/record_reading': network.door({ reachedEndAt: occurredAt, secondsLeft: 0 }),
    [record]: network.door({ occurredAt }),
    [complete]: network.door(aCompletion(partIds[1])),
    ...doors(network),
  });
  const { container } = await renderApp(partPath);
  await screen.findByRole('heading', { name: 'Antes' });
  await network.become(false);
  act(() => seen.forEach((see) => see()));
  return { network, visits, container };
};

describe('a part that is finished without network', () => {
  it('waits on the device, and is sent once with its evidence when there is one', async () => {
    const { network, visits, container } = await readWithoutNetwork(() => ({}));
    expect(await screen.findByText('Terminada sin conexión. Se registrará cuando vuelva.')).toBeTruthy();
    const notices = await screen.findByRole('region', { name: 'Conexión' });
    expect(notices.textContent).toContain('1 parte terminada espera la conexión.');
    expect(notices.textContent).toContain('Sin conexión.');
    expect(readUnsent(aSession().user.id, '/estudiantes-dashboard')).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
    await network.become(true);
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    const { body } = await requestTo(visits, record);
    expect(body).toMatchObject({ part_id: partIds[1], work_id: expect.any(String) });
    expect((await requestTo(visits, complete)).body).toEqual({ part_id: partIds[1], occurred_at: occurredAt });
    await waitFor(() => expect(screen.queryByText(/espera la conexión/)).toBeNull());
    expect(readUnsent(aSession().user.id, '/estudiantes-dashboard')).toBeNull();
  });

  it('is kept with the reason where the service does not take it, until that was read', async () => {
    const { network } = await readWithoutNetwork(({ answer }) => ({
      [record]: answer({ status: 409, body: { code: 'offline_work_impossible', message: '' } }),
    }));
    await screen.findByText(/espera la conexión/);
    await network.become(true);
    const refusal = await screen.findByText('«Una historia corta» no se pudo registrar');
    expect(refusal.closest('[role="alert"]')?.textContent).toContain('El reloj de este dispositivo no coincide');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByText(/no se pudo registrar/)).toBeNull());
  });
});

describe('the dashboard of a device without network', () => {
  it('shows the figures that were seen last, says why, and comes back by itself', async () => {
    const network = aNetwork();
    learnersSite({});
    const first = await renderApp('/estudiantes-dashboard');
    await screen.findByRole('region', { name: 'Tu camino' });
    first.unmount();
    await network.become(false);
    learnersSite({ 'POST /graphql': noNetwork });
    const { container } = await renderApp('/estudiantes-dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sin conexión' })).toBeTruthy();
    const figures = screen.getByRole('region', { name: 'Tu avance, como lo vio este dispositivo' });
    expect(figures.textContent).toContain('X100');
    expect(screen.getByText('Usamos el modo sin conexión por problemas de red')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    learnersSite({});
    await network.become(true);
    expect(await screen.findByRole('region', { name: 'Tu camino' })).toBeTruthy();
  });

  it('says of a part that was never opened here how it can be', async () => {
    const network = aNetwork();
    learnersSite({});
    await network.become(false);
    await renderApp(partPath);
    const title = 'Esta parte no está guardada en este dispositivo';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(/Ábrelo una vez con conexión/)).toBeTruthy();
  });
});
