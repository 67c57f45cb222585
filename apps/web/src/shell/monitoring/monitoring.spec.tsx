import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, render, screen } from '@testing-library/react';
import { ErrorScreen } from '../screens/error-screen.tsx';
import { fakeSite, requestTo } from '../../testing/fake-site.ts';
import { failureEntry } from './failure-entry.ts';
import { report } from './monitoring.ts';

const door = 'POST /api/client-reports';
const id = 'a'.repeat(32);

describe('the report of an error', () => {
  it('is where it happened, in files of ours, and nothing of the address but its words', () => {
    history.replaceState(null, '', '/crico/organizations/0190a000-0000-7000-8000-000000000101?token=secret#invite=x');
    const error = new TypeError(`Cannot read properties of undefined (reading 'secret')`);
    error.stack = [
      'TypeError: secret',
      '    at Board (https://nivel.mx/assets/index-a1.js?token=secret:1:2)',
      '    at Board.render (https://nivel.mx/assets/index-a1.js:10:20)',
      'use@https://nivel.mx/assets/other-b2.js:3:4',
      '    at async Promise.all (index 0)',
      '    at https://nivel.mx/assets/last.js:5:6',
    ].join('\n');
    expect(failureEntry(error)).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …)',
      frames: ['Board.render@index-a1.js:10:20', 'use@other-b2.js:3:4', '@last.js:5:6'],
      path: '/crico/organizations/:id',
      count: 1,
    });
  });

  it('is nothing where it is none of ours: a refusal, an abort, a value that is no error', () => {
    const refusal = new ClientError({ code: 'forbidden', status: 403, kind: 'refused', message: '' });
    const ended = Object.assign(new Error('aborted'), { name: 'AbortError' });
    for (const one of [refusal, ended, 'text', undefined, null, { message: 'x' }]) expect(report(one)).toBeUndefined();
  });
});

describe('the screen of a mistake', () => {
  it('reports that the team was notified only once it was accepted, with the id', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    const visits = fakeSite({ [door]: () => promise });
    const { container } = await act(async () => render(<ErrorScreen error={new TypeError('x')} />));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/equipo ya fue avisado/)).toBeNull();
    await act(async () => resolve({ body: { id } }));
    expect(await screen.findByText(/equipo ya fue avisado/)).toBeTruthy();
    expect(screen.getByText(id)).toBeTruthy();
    const { isKept, body } = await requestTo(visits, door);
    expect(isKept).toBe(true);
    expect(body).toMatchObject({ area: 'public', entries: [{ kind: 'error', name: 'TypeError' }] });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says nothing of it where it was not taken', async () => {
    const visits = fakeSite({ [door]: () => ({ status: 429, body: { code: 'over_request_rate_limit' } }) });
    await act(async () => render(<ErrorScreen error={new RangeError('y')} />));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/equipo ya fue avisado/)).toBeNull();
    expect(visits.every((one) => one.door === door)).toBe(true);
  });

  it('reports the same error once, from every source', async () => {
    const visits = fakeSite({ [door]: () => ({ body: { id } }) });
    const error = new TypeError('once');
    const [one, other] = [report(error), report(error)];
    expect(await one).toBe(id);
    expect(await other).toBe(id);
    expect(visits).toHaveLength(1);
  });
});
