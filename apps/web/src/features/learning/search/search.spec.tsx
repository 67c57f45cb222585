import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite, partPath } from '../area/learners-site.ts';
import { aPart, moduleId, partIds } from '../area/learning.fixtures.ts';
import { someExercises } from '../part/exercises/exercises.fixtures.ts';
import type { FoundPart } from './search.queries.ts';

const searching = 'POST /rest/v1/rpc/search_curriculum';
const excerpt = [
  { text: 'Un ', is_match: false },
  { text: 'modelo', is_match: true },
];
const found = (overrides: Partial<FoundPart> = {}): FoundPart => ({
  part_id: partIds[1],
  title: 'Una historia corta',
  type: 'text',
  module_id: moduleId,
  module_title: 'Qué es la IA',
  level_id: 'X100',
  locked_because: null,
  places: [
    { kind: 'text', anchor: 'que-es', heading: 'Qué es', excerpt },
    { kind: 'second', anchor: '75', heading: '', excerpt },
    { kind: 'question', anchor: 'q2', heading: '', excerpt },
  ],
  ...overrides,
});
const locked = found({
  part_id: partIds[2],
  title: 'Redes',
  places: [],
  locked_because: {
    ...{ reason: 'plan', tier: 'pro', levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] },
  },
});

describe('the search', () => {
  it('is reached from the header, and its results lead to the place', async () => {
    const visits = learnersSite({ [searching]: () => ({ body: { results: [found(), locked] } }) });
    const { container, pathname } = await renderApp('/estudiantes-dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Buscar en lo que se enseña' }));
    const field = await screen.findByRole('searchbox', { name: 'Palabras' });
    expect(pathname()).toBe('/dashboard/buscar');
    await userEvent.type(field, 'modelo');
    await lastRequestTo(visits, searching, { search: 'modelo' });
    expect(await screen.findByText('2 partes')).toBeTruthy();
    const hrefs = (await screen.findAllByRole('link', { name: /modelo/ })).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`${partPath}#que-es`, `${partPath}?segundo=75`, `${partPath}?pregunta=q2`]);
    const closed = screen.getByRole('article', { name: 'Redes' });
    expect(within(closed).queryByRole('link')).toBeNull();
    expect(within(closed).getByText(/Es parte del plan Pro/)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows an empty result, and why it failed', async () => {
    let isAway = false;
    learnersSite({
      [searching]: () =>
        isAway ? { status: 400, body: { code: 'invalid_input', message: '' } } : { body: { results: [] } },
    });
    await renderApp('/dashboard/buscar?texto=gato');
    expect(await screen.findByText('Nada de lo que se enseña tiene «gato»')).toBeTruthy();
    isAway = true;
    await userEvent.type(screen.getByRole('searchbox', { name: 'Palabras' }), 's');
    expect(await screen.findByText(/No se pudo buscar/)).toBeTruthy();
  });

  it('lands on the question', async () => {
    learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(someExercises) }) });
    await renderApp(`${partPath}?pregunta=q2`);
    expect(await screen.findByText('¿Cuánto es la mitad de siete?')).toBeTruthy();
  });
});
