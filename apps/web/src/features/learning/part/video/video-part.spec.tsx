import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { learnersSite, leave, partPath } from '../../learners-site.ts';
import { aPart, partIds } from '../../learning.fixtures.ts';

// The first page of a file brings its programs with it.
jest.setTimeout(20_000);

afterEach(leave);

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
    neededShare: 0.9,
  };

  it('leads from a sentence of the transcript to its moment, and saves what was watched on leaving', async () => {
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
    for (const now of [5, 5.5, 6]) {
      element.currentTime = now;
      act(() => void element.dispatchEvent(new Event('timeupdate')));
    }
    unmount();
    await waitFor(() => expect(visits.at(-1)?.door).toBe('POST /rest/v1/rpc/record_watch'));
    expect(visits.at(-1)?.body).toEqual({ part_id: partIds[1], ranges: [[5, 6]], position: 6 });
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
