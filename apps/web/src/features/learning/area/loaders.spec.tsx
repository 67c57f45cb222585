import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell/session/session.ts';
import { fakeSite } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp, renderUnknown } from '../../../testing/render-app.tsx';
import { learnersSite, partPath } from './learners-site.ts';
import { aDashboard, aPart, moduleId, partIds } from './learning.fixtures.ts';

const open = 'POST /rest/v1/rpc/open_part';
const aText = () => aPart({ type: 'text', markdown: 'Hola.', minSeconds: 5 });

// jsdom has no layout, so that no end of a text ever comes into view.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
const screensAsked = (visits: readonly { readonly door: string; readonly body: unknown }[]) =>
  visits
    .filter(({ door }) => door === 'POST /graphql')
    .map(({ body }) => (body as { query: string }).query.slice(6, 14));

describe('the loaders', () => {
  it('request nothing while the person is unknown, and then on their own', async () => {
    // The first test of the file: nobody has signed in or out before.
    const visits = fakeSite({ 'POST /graphql': () => ({ body: { data: { studentDashboard: aDashboard() } } }) });
    await renderUnknown('/estudiantes-dashboard');
    expect(screen.getByText('Verificando autenticación...')).toBeTruthy();
    expect(visits).toEqual([]);
    await act(async () => void session.adopt(aSession()));
    await screen.findByRole('region', { name: 'Tu camino' });
    expect(screensAsked(visits)).toEqual(['StudentD']);
  });

  it('ask for the screens of a page once each, however many parts of it read them', async () => {
    const visits = learnersSite({ [open]: () => ({ body: aText() }) });
    await renderApp(partPath);
    await screen.findByRole('heading', { level: 1, name: 'Una historia corta' });
    expect(screensAsked(visits).toSorted()).toEqual(['Module($', 'StudentD']);
    expect(visits.filter(({ door }) => door === open)).toHaveLength(1);
  });

  it('fetch a module ahead when a pointer comes near, and open no part', async () => {
    const visits = learnersSite({ [open]: () => ({ body: aText() }) }, { dashboard: aDashboard() });
    await renderApp('/estudiantes-dashboard');
    fireEvent.mouseEnter(await screen.findByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(screensAsked(visits)).toContain('Module($'));
    expect(visits.map(({ door }) => door)).not.toContain(open);
  });

  it('open a part again each time it is entered, in its state of that moment', async () => {
    const visits = learnersSite({ [open]: () => ({ body: aText() }) });
    const app = await renderApp(partPath);
    await screen.findByRole('heading', { level: 1, name: 'Una historia corta' });
    await app.navigate(`/dashboard/modulos/${moduleId}`);
    await userEvent.click(await screen.findByRole('link', { name: /2\. Una historia corta/ }));
    await screen.findByRole('region', { name: 'Siguiente paso' });
    expect(visits.filter(({ door }) => door === open).map(({ body }) => body)).toEqual([
      { part_id: partIds[1] },
      { part_id: partIds[1] },
    ]);
  });
});
