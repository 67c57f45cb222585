import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, silent } from '../../../../testing/fake-site.ts';
import { refusal } from '../../area/crico-site.ts';
import { doors, moduleId, open, part, partId, revision } from './curriculum.fixture.ts';

const saved = { body: { revision: 'f'.repeat(16), state: 'changed' } };
const title = async () => screen.findByRole('textbox', { name: 'Título' });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));

describe('writing the curriculum', () => {
  it('shows a part in a form with its text as learners see it, and saves what was changed', async () => {
    const { visits, container } = await open({ [doors.save]: () => saved }, `?thing=${partId}`);
    expect(within(await screen.findByRole('region', { name: 'Así se ve' })).getByText('mundo').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: /Leer/ }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('cambiado · en preparación')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.type(await title(), ' más');
    expect(screen.getByText('Sin guardar')).toBeTruthy();
    await save();
    expect(await screen.findByText('Borrador guardado')).toBeTruthy();
    expect((await requestTo(visits, doors.save)).body).toEqual({
      ...{ kind: 'part', id: partId, revision },
      content: { ...part.content, title: 'Leer más' },
    });
    expect(screen.getByText('Guardado')).toBeTruthy();
  });

  it('has a form for each source, and says beside it what is refused', async () => {
    const problems = [{ file: null, line: null, place: 'sources.0.url', code: 'too_small', values: ['1'] }];
    const answers = [refusal(400, 'curriculum_thing_invalid', { problems }), saved];
    const { visits, container } = await open({ [doors.save]: () => answers.shift() ?? saved }, `?thing=${partId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar fuente' }));
    const source = within(screen.getByRole('group', { name: 'Fuente 1' }));
    await userEvent.type(source.getByRole('textbox', { name: 'Autor u organismo' }), 'UNESCO');
    await userEvent.type(source.getByRole('textbox', { name: 'Título' }), 'Marco');
    await userEvent.type(source.getByRole('textbox', { name: 'Año' }), '2024');
    await save();
    const address = source.getByRole('textbox', { name: 'Dirección, con https://' });
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/^Fuente 1, Dirección, con https:\/\/: /)).toHaveLength(2);
    await userEvent.type(address, 'https://unesco.org/');
    expect(await axeFindings(container)).toEqual([]);
    await save();
    const written = { author: 'UNESCO', title: 'Marco', year: 2024, url: 'https://unesco.org/' };
    expect((await requestTo(visits, doors.save, 1)).body).toMatchObject({ content: { sources: [written] } });
    await userEvent.click(source.getByRole('button', { name: 'Quitar: Fuente 1' }));
    expect(screen.queryByRole('group', { name: 'Fuente 1' })).toBeNull();
  });

  it('says beside the field what the service refuses, and keeps what was typed', async () => {
    const problems = [{ file: null, line: null, place: 'title', code: 'too_big', values: ['120'] }];
    await open({ [doors.save]: () => refusal(400, 'curriculum_thing_invalid', { problems }) }, `?thing=${partId}`);
    await userEvent.type(await title(), ' más');
    await save();
    const sentence = 'Título: es demasiado largo o grande; el máximo es 120';
    const [answer] = await screen.findAllByText(sentence);
    expect(answer?.closest('[role=alert]')?.textContent).toContain('Lo que escribiste sigue aquí.');
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    expect((await title()).getAttribute('aria-invalid')).toBe('true');
    expect(await title()).toHaveProperty('value', 'Leer más');
  });

  it('loses neither text when another window was faster', async () => {
    const theirs = 'a'.repeat(16);
    const answers = [refusal(409, 'curriculum_thing_changed', { revision: theirs }), saved];
    const { visits } = await open({ [doors.save]: () => answers.shift() ?? saved }, `?thing=${partId}`);
    await userEvent.type(await title(), ' más');
    await save();
    expect(await screen.findByText(/Alguien guardó otra cosa aquí/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    expect(await screen.findByText('Borrador guardado')).toBeTruthy();
    expect((await requestTo(visits, doors.save, 1)).body).toMatchObject({ revision: theirs });
  });

  it('keeps what was typed when what another window saved cannot be read', async () => {
    const answers = [{ body: part }];
    await open(
      {
        [doors.thing]: () => answers.shift() ?? refusal(404, 'curriculum_thing_not_found'),
        [doors.save]: () => refusal(409, 'curriculum_thing_changed', { revision: 'a'.repeat(16) }),
      },
      `?thing=${partId}`,
    );
    await userEvent.type(await title(), ' más');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar lo guardado' }));
    expect(await screen.findByText('Ya no existe en el plan de estudios.')).toBeTruthy();
    expect(await title()).toHaveProperty('value', 'Leer más');
  });

  it('asks before unsaved changes are left', async () => {
    await open({}, `?thing=${partId}`);
    await userEvent.type(await title(), ' más');
    await userEvent.click(screen.getByRole('link', { name: 'Qué es la IA' }));
    expect(await screen.findByText(/Tienes cambios sin guardar/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(await title()).toHaveProperty('value', 'Leer más');
  });

  it('asks about what was typed while it was being saved', async () => {
    const slow = silent();
    await open({ [doors.save]: slow.door }, `?thing=${partId}`);
    await userEvent.type(await title(), ' más');
    await save();
    await userEvent.type(await title(), '!');
    await slow.answer(saved);
    expect(await screen.findByText('Borrador guardado')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Qué es la IA' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(await title()).toHaveProperty('value', 'Leer más!');
  });

  it('brings back a part that was to be removed', async () => {
    const states = ['removed', 'same'];
    const thing = () => ({ body: { ...part, state: states.shift() ?? 'same' } });
    await open({ [doors.thing]: thing, [doors.save]: () => saved }, `?thing=${partId}`);
    expect(await screen.findByText(/Se quita cuando se publique/)).toBeTruthy();
    await save();
    await waitFor(() => expect(screen.queryByText(/Se quita cuando se publique/)).toBeNull());
  });

  it('makes a new part of a type, named by its title, in preparation', async () => {
    const { visits } = await open({ [doors.save]: () => saved }, `?new=part&in=${moduleId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'ejercicios' }));
    await userEvent.type(await title(), 'Práctica fácil');
    await userEvent.click(screen.getByRole('button', { name: 'Insertar: Verdadero o falso' }));
    await save();
    expect((await requestTo(visits, doors.save)).body).toMatchObject({
      ...{ kind: 'part', revision: null },
      content: {
        ...{ moduleId, type: 'exercises', slug: 'practica-facil', order: 3, active: false },
        body: { items: [{ type: 'true_false' }] },
      },
    });
    expect(await screen.findByText('Borrador guardado')).toBeTruthy();
  });

  it('refuses JSON that is none before it is sent', async () => {
    const content = { ...part.content, type: 'exercises', body: { passMark: 0.7, items: [] } };
    await open({ [doors.thing]: () => ({ body: { ...part, content } }) }, `?thing=${partId}`);
    const all = 'Todas las preguntas, como JSON';
    await userEvent.click(await screen.findByText(all, { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox', { name: all }), 'x');
    expect(await screen.findByText('No es JSON válido.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar borrador' }).disabled).toBe(true);
  });

  it('moves a part by the keyboard, and says where it is; says what learners do in it', async () => {
    const { visits } = await open({ [doors.move]: () => ({ body: { position: 2, count: 2 } }) }, `?thing=${partId}`);
    const figures = 'La abrieron: 12 estudiantes · La terminaron: menos de 5 estudiantes · Bien al primer intento: 50%';
    expect((await screen.findByText(/La abrieron/)).textContent).toBe(figures);
    screen.getByRole('link', { name: /Leer/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
    expect((await requestTo(visits, doors.move)).body).toEqual({ id: partId, position: 2 });
    expect(await screen.findByText('«Leer» está en el lugar 2 de 2')).toBeTruthy();
  });

  it('removes a part after a question', async () => {
    const { visits } = await open({ [doors.save]: () => saved }, `?thing=${partId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar «Leer»?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    const removal = { kind: 'part', id: partId, content: null, revision };
    await lastRequestTo(visits, doors.save, removal);
  });

  it('shows a part as a learner, without its solutions', async () => {
    const item = { id: 'una', type: 'true_false', prompt: '¿Es así?', weight: 1, hint: null };
    const content = { type: 'exercises', kind: 'practice', intro: null, passMark: 0.7, items: [item] };
    await open({ [doors.preview]: () => ({ body: { title: 'Leer', content } }) }, `?thing=${partId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver como estudiante' }));
    const dialog = within(await screen.findByRole('dialog', { name: '«Leer» como se verá' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Verdadero' }));
    expect(dialog.getByText('Es el borrador guardado. Aquí no se cuenta nada.')).toBeTruthy();
  });
});
