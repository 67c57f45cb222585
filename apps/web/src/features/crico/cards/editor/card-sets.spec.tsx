import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDelta, cardId, listId } from '../../area/project/board.fixtures.ts';
import { door, live } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';
import { dialog, field, openCard, type } from './card-editor.fixture.ts';

describe('additions to a card', () => {
  const item = (number: number, values: object = {}) => ({
    id: cardId(500 + number),
    text: `Punto ${number}`,
    done: false,
    position: `a${number}`,
    ...values,
  });
  const items = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Texto de/ }).map(({ value }) => value);
  const give = (set: object) => live(8, [{ of: 'card', id: cardId(1), set }]);
  const combobox = (name: string) => screen.getByRole('combobox', { name });

  it('is a checklist: ticked, written over, put in order by keys, and taken away', async () => {
    const { request } = await openCard({ [door('change_checklist')]: silent().door });
    give({ checklist: { add: [item(1), item(2)], remove: [] } });
    expect(items()).toEqual(['Punto 1', 'Punto 2']);
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.type(field('Agregar un punto'), 'Punto 3{Enter}');
    expect(items()).toEqual(['Punto 1', 'Punto 2', 'Punto 3']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Punto 1' }));
    expect(screen.getByText('1 de 3')).toBeTruthy();
    act(() => field('Texto de Punto 2').focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(items()).toEqual(['Punto 2', 'Punto 1', 'Punto 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Bajar Punto 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bajar Punto 2' }));
    expect(items()).toEqual(['Punto 1', 'Punto 3', 'Punto 2']);
    await userEvent.type(field('Texto de Punto 3'), '!{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Punto 2' }));
    expect(items()).toEqual(['Punto 1', 'Punto 3!']);
    expect((await request('change_checklist')).body).toMatchObject({ card_id: cardId(1), put: [{ text: 'Punto 3' }] });
  });

  it('is a checklist whose boxes save nothing else by Enter', async () => {
    const { asked, request } = await openCard({
      [door('change_checklist')]: silent().door,
      [door('save_card')]: silent().door,
    });
    give({ checklist: { add: [item(1)], remove: [] } });
    type('Título', 'Otro');
    act(() => screen.getByRole('checkbox', { name: 'Punto 1' }).focus());
    await userEvent.keyboard('{Enter} ');
    await request('change_checklist');
    expect(asked('save_card')).toEqual([]);
    expect(await dialog()).toBeTruthy();
  });

  it('is labels and tags, which leads make on the fly', async () => {
    const labels = { add: [listId(71)], remove: [] };
    const labelled = [{ of: 'card', id: cardId(1), set: { labels } }] as const;
    const { request } = await openCard(
      {
        [door('change_card_sets')]: (body) => ({ body: aDelta(9, labelled, body as object) }),
        [door('save_card')]: silent().door,
      },
      { role: 'lead' },
    );
    live(8, [{ of: 'label', id: listId(71), set: { name: 'Diseño', color: '#10b981' } }]);
    await userEvent.type(combobox('Etiquetas'), 'dise');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Quitar Diseño' })).toBeTruthy();
    await userEvent.type(combobox('Etiquetas'), 'API{ArrowDown}');
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Quitar API' })).toBeTruthy();
    await userEvent.type(combobox('Marcas'), 'tela{Enter}');
    expect(screen.getByRole('button', { name: 'Quitar tela' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Diseño' }));
    expect(screen.queryByRole('button', { name: 'Quitar Diseño' })).toBeNull();
    expect((await request('change_card_sets')).body).toMatchObject({ add: { labels: [listId(71)] } });
    expect((await request('save_card')).body).toMatchObject({ card_id: cardId(1), new_labels: [{ name: 'API' }] });
  });

  it('makes no label for members', async () => {
    await openCard();
    await userEvent.type(combobox('Etiquetas'), 'API{Enter}');
    expect(screen.queryByRole('button', { name: 'Quitar API' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(await dialog()).toBeTruthy();
  });

  it('is cards it waits for, found by number, and a circle is refused by name', async () => {
    const { request } = await openCard({
      [door('change_card_sets')]: () => ({
        status: 409,
        body: { code: 'dependency_circle', message: 'x', details: { cards: [cardId(1), cardId(2)] } },
      }),
    });
    await userEvent.type(combobox('Espera a'), 'sn-2{Enter}');
    expect((await request('change_card_sets')).body).toMatchObject({ add: { depends_on: [cardId(2)] } });
    expect(await screen.findByText('Se esperarían unas a otras: «Tarea 1» → «Tarea 2».')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Quitar Tarea 2' })).toBeNull();
  });

  it('is how it waits for each card: type and lag, each saved at once', async () => {
    const { request } = await openCard({ [door('put_link')]: silent().door });
    const depends_on = { add: [cardId(2)], remove: [] };
    give({ depends_on, link_terms: { [cardId(2)]: 'SS+3' } });
    const lag = screen.getByRole<HTMLInputElement>('textbox', { name: 'Días hábiles de espera tras «Tarea 2»' });
    expect(lag.value).toBe('3');
    expect(screen.getByRole('combobox', { name: /^Tipo de enlace/ }).textContent).toContain('De inicio a inicio');
    await userEvent.clear(lag);
    await userEvent.type(lag, '1{Enter}');
    const { body } = await request('put_link');
    expect(body).toMatchObject({ card_id: cardId(1), depends_on: cardId(2), type: 'start-start', lag: 1 });
    expect(await axeFindings(await dialog())).toEqual([]);
  });
});
