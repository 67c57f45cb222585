import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';

export const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const origin = (overrides: Partial<SessionOrigin> = {}): SessionOrigin => ({
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop',
  network: 'public',
  country: 'MX',
  ...overrides,
});
export const aLivingSession = (n: number, overrides: object = {}) => ({
  id: id(n),
  isCurrent: n === 1,
  origin: origin(n === 1 ? {} : { browser: 'Safari', system: `iOS ${n}`, device: 'phone', country: 'DE' }),
  createdAt: '2026-11-01T00:00:00Z',
  lastUsedAt: new Date(Date.now() - n * 3_600_000).toISOString(),
  endsAt: null,
  ...overrides,
});
export const list = 'POST /rest/v1/rpc/list_sessions';
export const log = 'POST /rest/v1/rpc/list_security_events';
export const account = 'GET /auth/v1/user';
export const user = 'PUT /auth/v1/user';
export const reauthentication = 'GET /auth/v1/reauthenticate';
export const tokens = 'POST /auth/v1/token';
export const endOne = 'POST /rest/v1/rpc/end_session';
export const endOthers = 'POST /rest/v1/rpc/end_other_sessions';

export const siteOf = (doors: Doors = {}) =>
  fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    [list]: () => ({ body: { sessions: [aLivingSession(1), aLivingSession(2)] } }),
    [log]: () => ({ body: { events: [], hasMore: false } }),
    [tokens]: () => ({ body: aSession() }),
    [account]: () => ({ body: aSession().user }),
    ...doors,
  });
export const open = async (doors: Doors = {}, who: Readonly<Record<string, unknown>> = {}) => {
  session.adopt(aSession(who));
  const visits = siteOf(doors);
  const app = await renderApp('/dashboard/ajustes');
  await screen.findByRole('heading', { level: 1, name: 'Ajustes' });
  return { ...app, visits, to: (door: string) => visits.filter((visit) => visit.door === door) };
};
export const region = async (name: string) => within(await screen.findByRole('region', { name }));
export const press = async (within: { findByRole: typeof screen.findByRole }, name: string | RegExp) =>
  userEvent.click(await within.findByRole('button', { name }));
