import { beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { someExercises } from '../../area/exercises/exercises.fixtures.ts';
import { learnersSite, partPath } from '../../area/learners-site.ts';
import { aPart, partIds } from '../../area/learning.fixtures.ts';

const asking = 'POST /rest/v1/rpc/ask_tutor';
const aText = { type: 'text' as const, markdown: 'Hola', minSeconds: 0 };
const passage = (overrides: object = {}) => ({
  part_id: partIds[1],
  part_title: 'Una historia corta',
  place: {
    kind: 'text',
    anchor: 'los-tokens',
    heading: 'Los tokens',
    excerpt: [
      { text: 'Un ', is_match: false },
      { text: 'token', is_match: true },
      { text: ' es un trozo de texto.', is_match: false },
    ],
  },
  is_withheld: false,
  ...overrides,
});

/** No end of a text comes into view. */
class NothingSeen {
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingSeen });
});

const openTutor = async (content: Parameters<typeof aPart>[0], doors: Doors) => {
  const visits = learnersSite({ 'POST /rest/v1/rpc/open_part': () => ({ body: aPart(content) }), ...doors });
  const app = await renderApp(partPath);
  await userEvent.click(await screen.findByRole('button', { name: 'Tutor' }));
  return { ...app, visits, drawer: await screen.findByRole('dialog', { name: 'Tutor' }) };
};
const say = async (drawer: HTMLElement, words: string) => {
  if (words !== '') await userEvent.type(within(drawer).getByRole('textbox', { name: 'Tu pregunta' }), words);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Preguntar' }));
};

describe('the tutor beside a part', () => {
  it('cites passages with their places, and keeps earlier answers below', async () => {
    let answers = [[passage()], []];
    const { visits, drawer, location } = await openTutor(aText, {
      [asking]: () => {
        const [passages, ...rest] = answers;
        answers = rest;
        return { body: { passages } };
      },
    });
    await say(drawer, '');
    expect(within(drawer).getByText('Escribe una pregunta primero.')).toBeTruthy();
    await say(drawer, '¿Qué es un token?');
    expect(await within(drawer).findByText('token', { selector: 'mark' })).toBeTruthy();
    expect((await requestTo(visits, asking)).body).toEqual({ part_id: partIds[1], question: '¿Qué es un token?' });
    expect(await axeFindings(drawer)).toEqual([]);
    await say(drawer, ' ¿Y luego?');
    expect(await within(drawer).findByText(/^Este módulo no trata eso/)).toBeTruthy();
    expect(
      within(drawer)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['¿Qué es un token? ¿Y luego?', '¿Qué es un token?']);
    await userEvent.click(within(drawer).getByRole('link', { name: 'Los tokens · Una historia corta' }));
    expect(location().href).toContain('#los-tokens');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('first says only where to look in exercises, and cites nothing that answers them', async () => {
    const withheld = passage({ is_withheld: true, place: { ...passage().place, heading: 'La pérdida', excerpt: [] } });
    const { visits, drawer } = await openTutor(someExercises, {
      [asking]: () => ({ body: { passages: [passage(), withheld] } }),
    });
    await userEvent.click(within(drawer).getByRole('combobox', { name: /^Sobre cuál ejercicio/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1. ¿Qué es un modelo?' }));
    await say(drawer, '');
    const shown = await within(drawer).findByRole('button', { name: 'Ver el pasaje' });
    expect((await requestTo(visits, asking)).body).toMatchObject({ item_id: someExercises.items[0]?.id, question: '' });
    expect(drawer.querySelector('mark')).toBeNull();
    expect(within(drawer).getByText(/^Aquí está la respuesta de un ejercicio/)).toBeTruthy();
    await userEvent.click(shown);
    expect(within(drawer).getByText('token', { selector: 'mark' })).toBeTruthy();
    expect(within(drawer).queryByRole('button', { name: 'Ver el pasaje' })).toBeNull();
  });

  it('offers the plan that has it, says what failed, and keeps the question', async () => {
    let isUp = false;
    const { drawer } = await openTutor(aText, {
      [asking]: () =>
        isUp
          ? { status: 403, body: { code: 'tutor_needs_plan', message: '', details: { plan: 'pro' } } }
          : { status: 503, body: { code: 'unavailable', message: '' } },
    });
    await say(drawer, 'gradiente');
    expect(await within(drawer).findByText(/^No se pudo preguntar: /)).toBeTruthy();
    isUp = true;
    await say(drawer, '');
    expect(await within(drawer).findByText('El tutor viene con Pro y con Elite.')).toBeTruthy();
    expect(within(drawer).getByRole('link', { name: /Pro/ }).getAttribute('href')).toBe('/payment?plan=pro');
    expect(within(drawer).getByRole<HTMLTextAreaElement>('textbox').value).toBe('gradiente');
  });

  it('is not beside a review', async () => {
    learnersSite({
      'POST /rest/v1/rpc/open_part': () => ({ body: aPart({ ...someExercises, kind: 'review' }) }),
    });
    await renderApp(partPath);
    await screen.findByRole('button', { name: 'Pregunta a una persona' });
    expect(screen.queryByRole('button', { name: 'Tutor' })).toBeNull();
  });
});
