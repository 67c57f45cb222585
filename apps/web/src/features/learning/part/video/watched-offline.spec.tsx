import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { learnersSite, partPath, toasts } from '../../area/learners-site.ts';
import { aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';
import { aNetwork } from '../../area/offline/network.fixture.ts';

const record = 'POST /rest/v1/rpc/record_offline_work';
const complete = 'POST /rest/v1/rpc/complete_part';
const occurredAt = '2026-11-28T12:00:00.000Z';
const notEnough = { status: 409, body: { code: 'video_not_watched', message: '' } };

const video: OpenedPart['content'] = {
  type: 'video',
  video: '/media/v.webm',
  captions: '/media/v.vtt',
  poster: '/media/v.webp',
  durationSeconds: 60,
  transcript: [],
  notes: '',
  neededShare: 0.85,
};

/** Plays from one second to another, and pauses. */
const watch = async (element: HTMLVideoElement, from: number, to: number): Promise<void> => {
  for (let now = from; now <= to; now += 0.5) {
    element.currentTime = now;
    act(() => void element.dispatchEvent(new Event('timeupdate')));
  }
  await act(async () => void element.dispatchEvent(new Event('pause')));
};

const openVideo = async (doors: (network: ReturnType<typeof aNetwork>) => Doors = () => ({})) => {
  const network = aNetwork();
  const visits = learnersSite({
    'POST /rest/v1/rpc/open_part': () => ({ body: aPart(video) }),
    [record]: network.door({ occurredAt }),
    [complete]: network.answer(notEnough),
    ...doors(network),
  });
  const page = await renderApp(partPath);
  await screen.findByRole('button', { name: 'Silenciar' });
  const element = page.container.querySelector('video');
  if (element === null) throw new Error('the part shows a video');
  await network.become(false);
  return { ...page, network, visits, element };
};

describe('a video that is watched partly without network', () => {
  it('waits on the device, and is sent as one piece of work when there is one', async () => {
    const { network, visits, element, container } = await openVideo();
    await watch(element, 5, 6);
    expect(await screen.findByText('Lo que viste de 1 video espera la conexión.')).toBeTruthy();
    expect(screen.queryByText(/Terminada sin conexión/)).toBeNull();
    await act(async () => void element.dispatchEvent(new Event('seeking')));
    await watch(element, 20, 22);
    await screen.findByText('Guardado');
    expect(await axeFindings(container)).toEqual([]);
    await network.become(true);
    const { body } = await requestTo(visits, record);
    const ranges = [
      [5, 6],
      [20, 22],
    ];
    expect(body).toMatchObject({ part_id: partIds[1], watch: { ranges, position: 22 } });
    await waitFor(() => expect(screen.queryByText(/espera la conexión/)).toBeNull());
    expect(toasts().textContent).toContain('Se registró lo que viste de «Una historia corta»');
  });

  it('is saved again with the next stretch where the device had no room for it', async () => {
    const { network, visits, element } = await openVideo();
    jest.spyOn(crypto, 'randomUUID').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await watch(element, 5, 6);
    expect(await screen.findByText('Error al guardar')).toBeTruthy();
    await watch(element, 6.5, 7);
    await screen.findByText(/espera la conexión/);
    await network.become(true);
    const { body } = await requestTo(visits, record);
    expect(body).toMatchObject({ watch: { ranges: [[5, 7]], position: 7 } });
    await waitFor(() => expect(screen.queryByText(/espera la conexión/)).toBeNull());
  });

  it('has its moments in their order, also when the clock is set back while it is watched', async () => {
    const { network, visits, element } = await openVideo();
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await watch(element, 5, 6);
    await screen.findByText(/espera la conexión/);
    await network.become(true);
    const { opened_at = '', ended_at = '' } = (await requestTo(visits, record)).body as Record<string, string>;
    expect(Date.parse(ended_at) - Date.parse(opened_at)).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(screen.queryByText(/espera la conexión/)).toBeNull());
  });

  it('completes its part when the service finds that it was enough', async () => {
    const { network, element } = await openVideo((net) => ({ [complete]: net.door(aCompletion(partIds[1])) }));
    await watch(element, 5, 6);
    await screen.findByText(/espera la conexión/);
    await network.become(true);
    await waitFor(() => expect(toasts().textContent).toContain('«Una historia corta» quedó registrada'));
    await waitFor(() => expect(screen.queryByText(/espera la conexión/)).toBeNull());
  });
});
