import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { senderOf } from '../features/crico/area/outbox/senders.ts';
import { openCommandPalette, useIsPaletteOpen } from '../shell/commands/command-registry.ts';
import { changeLocale, useLocale } from '../shell/language/locale.ts';
import { publish, subscribe } from '../shell/live/live-subscriptions.ts';
import { session } from '../shell/session/session.ts';
import { notify, setToastRules, useToasts } from '../shell/toasts/toaster.ts';
import { fakeSite, requestTo } from './fake-site.ts';
import { aSession } from './learners.ts';

const undo = 'POST /rest/v1/rpc/undo_command';
const project = '0190a000-0000-7000-8000-0000000000aa';
const command = {
  procedure: 'undo_command',
  input: { command_id: crypto.randomUUID(), project_id: project, undoes: crypto.randomUUID() },
} as unknown as Parameters<ReturnType<typeof senderOf>['give']>[1];
const message = { seq: 1, type: 'shell.thing.happened', data: {}, traceId: '' } as Parameters<typeof publish>[0];

const State = () => (
  <output>{JSON.stringify({ locale: useLocale(), isOpen: useIsPaletteOpen(), toasts: useToasts().length })}</output>
);
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);

let heard = 0;
let fired = 0;

/** Changes a little of everything that a test can change, and ends none of it. */
const leaveTraces = async (userId: string): Promise<void> => {
  await act(async () => {
    setToastRules({ visibleLimit: 3, durationMs: 60_000, rateLimit: { toasts: 9, windowMs: 1 } });
    notify({ type: 'info', message: 'Hola' });
    openCommandPalette();
    await changeLocale('en');
    void senderOf(userId).give(project, command);
  });
  subscribe({ facts: { [message.type]: () => void (heard += 1) }, onStale: () => undefined });
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  document.body.setAttribute('data-left', '1');
  document.head.append(document.createElement('script'));
  history.replaceState(null, '', '/left');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setInterval(() => (fired += 1), 0);
};

describe.each(['one test', 'another test, which may be the second'])('%s', () => {
  it('finds everything as it was when the page was loaded', async () => {
    expect(session.state().status).not.toBe('signed-in');
    expect([localStorage.length, sessionStorage.length, location.pathname]).toEqual([0, 0, '/']);
    expect([document.body.childElementCount, document.body.dataset['left']]).toEqual([0, undefined]);
    expect([document.head.childElementCount, document.documentElement.lang]).toEqual([0, 'es-MX']);
    expect(navigator.onLine).toBe(true);
    publish(message);
    const before = fired;
    // Timers of no delay fire in their order.
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect([heard, fired]).toEqual([0, before]);
    await expect(fetch('/nobody')).rejects.toThrow('nobody answers at GET /nobody');

    const visits = fakeSite({ [undo]: () => ({ status: 503, body: { code: 'unavailable' } }) });
    session.adopt(aSession());
    const { id } = aSession().user;
    expect(await senderOf(id).waiting(project)).toEqual([]);
    render(<State />);
    expect(shown()).toEqual({ locale: 'es-MX', isOpen: false, toasts: 0 });
    await leaveTraces(id);
    expect(shown()).toEqual({ locale: 'en', isOpen: true, toasts: 1 });
    await requestTo(visits, undo);
    expect(await senderOf(id).waiting(project)).toHaveLength(1);
  });
});
