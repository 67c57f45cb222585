import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardId } from '../../area/project/board.fixtures.ts';
import { live } from '../board-site.ts';
import { bar, openChart, drag } from './gantt.fixture.ts';

describe('the links of the Gantt chart', () => {
  it('makes a card wait for another by keys, and refuses a circle with its path', async () => {
    const { request, asked } = await openChart();
    act(() => bar('Tarea 2').focus());
    await userEvent.keyboard('{Shift>}L{/Shift}{ArrowDown} ');
    expect((await request('put_link')).body).toMatchObject({
      ...{ card_id: cardId(3), depends_on: cardId(2), type: 'finish-start', lag: 0 },
    });
    await userEvent.keyboard('{Shift>}L{/Shift}{ArrowUp} ');
    expect((await screen.findAllByText('Se esperarían unas a otras: «Tarea 1» → «Tarea 2».')).length).toBeGreaterThan(
      0,
    );
    expect(asked('put_link')).toHaveLength(1);
  });

  it('joins the edges that keys choose, and draws its arrow between them', async () => {
    const { request, container } = await openChart();
    act(() => bar('Tarea 1').focus());
    await userEvent.keyboard('{Shift>}L{/Shift}{ArrowDown}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getByText('«Tarea 2» esperaría por «Tarea 1»: De inicio a fin')).toBeTruthy();
    const before = container.querySelector('[data-arrow]')?.getAttribute('d');
    await userEvent.keyboard(' ');
    expect((await request('put_link')).body).toMatchObject({ card_id: cardId(2), type: 'start-finish', lag: 0 });
    await waitFor(() => expect(container.querySelector('[data-arrow]')?.getAttribute('d')).not.toBe(before));
  });

  it('opens the links of a card by keys, and changes type and lag, each by one command', async () => {
    const { request, asked } = await openChart();
    act(() => bar('Tarea 2').focus());
    await userEvent.keyboard('{Shift>}D{/Shift}');
    const dialog = await screen.findByRole('dialog', { name: 'Enlaces de «Tarea 2»' });
    const lag = () => within(dialog).getByRole('textbox', { name: 'Días hábiles de espera tras «Tarea 1»' });
    await userEvent.clear(lag());
    await userEvent.type(lag(), '1000000{Enter}');
    expect(within(dialog).getByRole('alert').textContent).toContain('de -30 a 365');
    expect(asked('put_link')).toEqual([]);
    await userEvent.clear(lag());
    await userEvent.type(lag(), '-2{Enter}');
    expect((await request('put_link')).body).toMatchObject({ card_id: cardId(2), depends_on: cardId(1), lag: -2 });
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('combobox', { name: /^Tipo de enlace con «Tarea 1»/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'De inicio a inicio' }));
    expect((await request('put_link', 1)).body).toMatchObject({ type: 'start-start', lag: -2 });
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Quitar el enlace: «Tarea 2» ya no espera por «Tarea 1»' }),
    );
    expect((await request('change_card_sets')).body).toMatchObject({
      card_ids: [cardId(2)],
      remove: { depends_on: [cardId(1)] },
    });
    expect(await within(dialog).findByText('No está enlazada con ninguna tarjeta.')).toBeTruthy();
  });

  it('shows which automatic cards a change moves before it is sent, and sends nothing where that is not wanted', async () => {
    const { request, asked } = await openChart();
    live(9, [{ of: 'card', id: cardId(2), set: { is_automatic: true } }]);
    expect(bar('Tarea 2').getAttribute('aria-label')).toContain('automática');
    act(() => bar('Tarea 2').focus());
    await userEvent.keyboard('{Shift>}D{/Shift}');
    const links = await screen.findByRole('dialog', { name: 'Enlaces de «Tarea 2»' });
    const lag = within(links).getByRole('textbox', { name: 'Días hábiles de espera tras «Tarea 1»' });
    await userEvent.clear(lag);
    await userEvent.type(lag, '2{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Se mueve 1 tarjeta automática' });
    expect(within(question).getByRole('row', { name: /^Tarea 2 28–29 ene 30 ene\s–\s2 feb$/ })).toBeTruthy();
    expect(await axeFindings(question)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /automática/ })).toBeNull());
    expect(asked('put_link')).toEqual([]);
    await userEvent.type(lag, '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar y mover' }));
    expect((await request('put_link')).body).toMatchObject({ card_id: cardId(2), lag: 2 });
  });

  it('moves the end of an automatic bar alone: where it begins its links say', async () => {
    const { request, asked } = await openChart();
    live(9, [{ of: 'card', id: cardId(2), set: { is_automatic: true } }]);
    await drag(bar('Tarea 2'), 3);
    const sentence = '«Tarea 2» es automática: sus enlaces dicen cuándo empieza. Se puede mover su fin.';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(asked('update_cards')).toEqual([]);
    const finish = bar('Tarea 2').querySelector('[data-part=finish]');
    if (finish) await drag(finish, 1);
    expect((await request('update_cards')).body).toMatchObject({
      set: { start_on: '2026-01-28', due_on: '2026-01-30' },
    });
    // An automatic card that waits moves anyway: there is nothing to choose.
    await drag(bar('Tarea 1'), 2);
    const dialog = await screen.findByRole('dialog', { name: '1 tarjeta más se mueve' });
    expect(within(dialog).queryByRole('button', { name: 'Mover solo esta' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover todas' }));
    await request('put_cards');
    expect(screen.queryByRole('dialog', { name: /automática/ })).toBeNull();
  });

  it('opens a link by a click on its arrow', async () => {
    const { container } = await openChart();
    const arrow = container.querySelector('[data-open]');
    if (arrow) fireEvent.click(arrow);
    expect(await screen.findByRole('dialog', { name: 'Enlaces de «Tarea 2»' })).toBeTruthy();
  });
});
