import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { doors, open, part, partId } from './curriculum.fixture.ts';

const option = (id: string, correct: boolean) => ({ id, text: id, correct, feedback: `Por ${id}` });
const choice = {
  ...{ id: 'una', type: 'single_choice', prompt: '¿Cuál?', weight: 1, objective: 1 },
  options: [option('a', true), option('b', false)],
};
const number = {
  ...{ id: 'cuanto', type: 'number', prompt: '¿Cuánto?', weight: 1, objective: 1, value: 3, tolerance: 0 },
  feedback: { right: 'Bien', wrong: 'Todavía no' },
};
const content = { ...part.content, type: 'exercises', body: { passMark: 0.7, items: [choice, number] } };

const show = async (save: () => object) => {
  const app = await open(
    { [doors.thing]: () => ({ body: { ...part, content } }), [doors.save]: save },
    `?thing=${partId}`,
  );
  const question = async (name: string) => {
    await userEvent.click(await screen.findByText(name));
    return within(screen.getByRole('group', { name }));
  };
  const send = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  return { ...app, question, send };
};
const saved = () => ({ body: { revision: 'f'.repeat(16), state: 'changed' } });

/** No id is used again: what learners answered to a removed question is not about a new one. */
const fresh = (name: string): unknown => expect.stringMatching(new RegExp(`^${name}-[0-9a-f]{8}$`));

describe('questions of an exercise', () => {
  it('are written in forms, with their answers', async () => {
    const { visits, container, question, send } = await show(saved);
    const first = await question('Pregunta 1');
    const second = within(first.getByRole('group', { name: 'Opción 2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Texto de la opción' }), 'ien');
    await userEvent.click(first.getByRole('button', { name: 'Agregar opción' }));
    const tolerance = (await question('Pregunta 2')).getByRole('textbox', { name: 'Tolerancia' });
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '0.05');
    expect(await axeFindings(container)).toEqual([]);
    await send();
    const options = [option('a', true), { ...option('b', false), text: 'bien' }];
    const added = { id: fresh('opcion'), text: '', correct: false, feedback: '' };
    expect((await requestTo(visits, doors.save)).body).toMatchObject({
      content: {
        body: {
          passMark: 0.7,
          items: [
            { ...choice, options: [...options, added] },
            { ...number, tolerance: 0.05 },
          ],
        },
      },
    });
  });

  it('are moved, removed and added, and are all there as JSON', async () => {
    const { visits, question, send } = await show(saved);
    await userEvent.click((await question('Pregunta 1')).getByRole('button', { name: 'Bajar' }));
    await userEvent.click((await question('Pregunta 2')).getByRole('button', { name: 'Quitar: Pregunta 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Insertar: Texto corto' }));
    await userEvent.click(screen.getByText('Todas las preguntas, como JSON', { selector: 'summary' }));
    const json = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Todas las preguntas, como JSON' });
    expect(JSON.parse(json.value)).toMatchObject([number, { id: fresh('pregunta'), type: 'short_text' }]);
    await send();
    expect((await requestTo(visits, doors.save)).body).toMatchObject({
      content: { body: { items: [number, { id: fresh('pregunta'), type: 'short_text' }] } },
    });
  });

  it('that are refused are named by their numbers', async () => {
    const place = 'body.items.0.options.1.feedback';
    const problems = [{ file: null, line: null, place, code: 'too_small', values: ['1'] }];
    const { question, send } = await show(() => refusal(400, 'curriculum_thing_invalid', { problems }));
    const first = await question('Pregunta 1');
    await userEvent.type(first.getByRole('textbox', { name: 'Pista' }), 'Mira');
    await send();
    const sentence = 'Pregunta 1, Opción 2, Retroalimentación: es demasiado corto o pequeño; el mínimo es 1';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(1);
    const second = within(first.getByRole('group', { name: 'Opción 2' }));
    expect(second.getByRole('textbox', { name: 'Retroalimentación' }).getAttribute('aria-invalid')).toBe('true');
  });
});
