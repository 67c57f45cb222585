import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, partPath, toasts } from '../../area/learners-site.ts';
import { aCompletion, aPart, partIds } from '../../area/learning.fixtures.ts';
import { lastRequestTo } from '../../../../testing/fake-site.ts';

describe('a video', () => {
  const video = {
    type: 'video',
    video: '/media/v.webm',
    captions: '/media/v.vtt',
    poster: '/media/v.webp',
    durationSeconds: 60,
    transcript: [
      { start: 0, end: 5, text: 'Hola.' },
      { start: 5, end: 9, text: 'Esto es un modelo.' },
    ],
    notes: '',
    neededShare: 0.85,
  };
  /** Plays a second of the video. */
  const watchABit = (element: HTMLVideoElement): void => {
    for (const now of [5, 5.5, 6]) {
      element.currentTime = now;
      act(() => void element.dispatchEvent(new Event('timeupdate')));
    }
  };

  it('leads from a sentence of the transcript to its moment, and saves watched ranges on leaving', async () => {
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart(video as never) }),
      'POST /rest/v1/rpc/record_watch': () => ({
        body: { watchedSeconds: 1, watchedShare: 0.02, isEnough: false, position: 6 },
      }),
    });
    const { container, unmount } = await renderApp(partPath);
    await userEvent.click(await screen.findByRole('button', { name: /Esto es un modelo/ }));
    const element = container.querySelector('video') as HTMLVideoElement;
    expect(element.currentTime).toBe(5);
    expect(container.querySelector('track')?.getAttribute('kind')).toBe('captions');
    expect(await axeFindings(container)).toEqual([]);
    watchABit(element);
    unmount();
    const watched = { part_id: partIds[1], ranges: [[5, 6]], position: 6 };
    await lastRequestTo(visits, 'POST /rest/v1/rpc/record_watch', watched);
  });

  it('that was watched enough, but whose completion never arrived, completes when it is opened', async () => {
    const part = aPart(video as never);
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: { ...part, view: { ...part.view, watchedShare: 0.85 } } }),
      'POST /rest/v1/rpc/complete_part': () => ({
        body: aCompletion(partIds[1], { streak: { days: 5, freezes: 1, freezesUsed: 1 } }),
      }),
    });
    await renderApp(partPath);
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect(visits.filter(({ door }) => door.endsWith('complete_part'))).toHaveLength(1);
    expect(toasts().textContent).toContain('Usaste 1 día de descanso guardado: tu racha sigue.');
  });

  it('requires the share that its service requires, and ignores insufficient or completed watching', async () => {
    const part = aPart(video as never);
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: { ...part, view: { ...part.view, watchedShare: 0.84 } } }),
    });
    const first = await renderApp(partPath);
    expect(await screen.findByText('Has visto el 0 %. Se completa al llegar al 85 %.')).toBeTruthy();
    first.unmount();
    const completedAt = '2026-11-21T10:05:00Z';
    const later = learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({
        body: { ...part, view: { ...part.view, watchedShare: 1, completedAt } },
      }),
    });
    await renderApp(partPath);
    expect(await screen.findByText(/Parte completada/)).toBeTruthy();
    expect([...visits, ...later].map(({ door }) => door)).not.toContain('POST /rest/v1/rpc/complete_part');
  });

  it('still shows whether ranges watched after its completion were saved', async () => {
    const part = aPart(video as never);
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: { ...part, view: { ...part.view, watchedShare: 0.9 } } }),
      'POST /rest/v1/rpc/complete_part': () => ({ body: aCompletion(partIds[1]) }),
      'POST /rest/v1/rpc/record_watch': () => ({ status: 409, body: { code: 'watch_implausible', message: '' } }),
    });
    const { container } = await renderApp(partPath);
    expect(await screen.findByText('Guardado')).toBeTruthy();
    const element = container.querySelector('video') as HTMLVideoElement;
    watchABit(element);
    act(() => void element.dispatchEvent(new Event('pause')));
    expect(await screen.findByText('Error al guardar')).toBeTruthy();
  });

  it('is opened once more when its addresses have expired, and continues at the same position', async () => {
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    let opened = 0;
    const visits = learnersSite({
      'POST /rest/v1/rpc/open_part': () => {
        opened += 1;
        return { body: aPart({ ...video, video: `/media/v.webm?until=${opened}` } as never) };
      },
    });
    const { container } = await renderApp(partPath);
    await screen.findByRole('button', { name: 'Silenciar' });
    const element = container.querySelector('video') as HTMLVideoElement;
    const sourceOf = () => element.querySelector('source')?.getAttribute('src');
    expect(sourceOf()).toBe('/media/v.webm?until=1');
    element.currentTime = 30;
    act(() => void element.querySelector('source')?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(sourceOf()).toBe('/media/v.webm?until=2'));
    expect(load).toHaveBeenCalledTimes(1);
    element.currentTime = 0;
    act(() => void element.dispatchEvent(new Event('loadedmetadata')));
    expect(element.currentTime).toBe(30);
    act(() => void element.querySelector('source')?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(visits.filter(({ door }) => door.endsWith('open_part'))).toHaveLength(2);
    load.mockRestore();
  });

  it('plays and pauses by key', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(video as never) }) });
    await renderApp(partPath);
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    (await screen.findByRole('button', { name: 'Silenciar' })).focus();
    await userEvent.keyboard('k');
    expect(play).toHaveBeenCalledTimes(1);
    play.mockRestore();
  });
});
