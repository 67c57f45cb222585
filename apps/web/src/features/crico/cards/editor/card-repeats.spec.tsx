import { describe, expect, it } from '@jest/globals';
import type { CardRepeat } from '@nivel/contracts/projects/repeat-shape';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardId } from '../../area/project/board.fixtures.ts';
import { door, live } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';
import { dialog, openCard } from './card-editor.fixture.ts';

const series = (given: Partial<CardRepeat> = {}): CardRepeat => ({
  ...{ by: cardId(900), nth: 2, rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', when: 'day' },
  ...{ since: '2026-11-23', next_on: '2999-01-07' },
  ...given,
});
const give = (repeats: CardRepeat) => live(8, [{ of: 'card', id: cardId(1), set: { repeats } }]);
const form = () => screen.findByRole('dialog', { name: 'Repetición de «Tarea 1»' });
const choose = async (label: string, name: string) => {
  await userEvent.click(within(await form()).getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const write = async (label: string, text: string) => {
  const input = within(await form()).getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const sentence = async () => within(await form()).getByRole('status').textContent;

describe('a card that repeats', () => {
  it('gets a rule from a form that reads itself back, by one command', async () => {
    const { request } = await openCard({ [door('repeat_card')]: silent().door });
    expect(screen.getByText('No se repite.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    await write('Cada cuántos', '2');
    await choose('Periodo', 'Meses');
    await choose('Qué día del mes', 'Un día de la semana');
    await choose('Cuál', 'El último');
    await choose('Día de la semana', 'viernes');
    await choose('Termina', 'Después de varias tarjetas');
    await choose('La siguiente tarjeta llega', 'Cuando esta se termina');
    expect(await sentence()).toBe(
      'Cada 2 meses, el último viernes, hasta completar 10 tarjetas. La siguiente tarjeta llega cuando esta se termina.',
    );
    expect(await axeFindings(await form())).toEqual([]);
    await userEvent.click(within(await form()).getByRole('button', { name: 'Guardar' }));
    expect((await request('repeat_card')).body).toMatchObject({
      ...{ card_id: cardId(1), rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;COUNT=10', when: 'done' },
    });
  });

  it('says what is wrong beside the field, and sends nothing', async () => {
    const { asked } = await openCard();
    await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    await write('Cada cuántos', '0');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Guardar' }));
    expect(within(await form()).getByText('Escribe un número de 1 a 365.')).toBeTruthy();
    await write('Cada cuántos', '1');
    for (const box of within(await form()).getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked) await userEvent.click(box);
    expect(within(await form()).getByText('Elige al menos un día de la semana.')).toBeTruthy();
    expect(asked('repeat_card')).toEqual([]);
  });

  it('keeps what was chosen where the service refuses it, and says why', async () => {
    const refused = { status: 400, body: { code: 'repeat_without_days', message: 'x' } };
    await openCard({ [door('repeat_card')]: () => refused });
    await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
    await write('Cada cuántos', '3');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Con esta regla no hay ninguna fecha más/)).toBeTruthy();
    expect(within(await form()).getByLabelText<HTMLInputElement>('Cada cuántos').value).toBe('3');
  });

  it('is shown with its next day, opens with its values, and is not sent again unchanged', async () => {
    const { asked } = await openCard();
    give(series());
    expect(
      screen.getByText(/Cada semana, los lunes\. La siguiente es para el lunes, 7 de enero de 2999\./),
    ).toBeTruthy();
    expect(screen.getByText('Es la número 2 de su serie.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(await sentence()).toBe('Cada semana, los lunes. La siguiente tarjeta llega en su día.');
    await userEvent.click(within(await form()).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Repetición/ })).toBeNull());
    expect(asked('repeat_card')).toEqual([]);
  });

  it('stops with one click, and shows its mark on the board while it repeats', async () => {
    const { request } = await openCard({ [door('repeat_card')]: silent().door });
    give(series({ when: 'done' }));
    expect(screen.getByText('Se repite')).toBeTruthy();
    expect(await axeFindings(await dialog())).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Dejar de repetir' }));
    expect((await request('repeat_card')).body).toMatchObject({ card_id: cardId(1), rule: null });
    expect(screen.getByText('No se repite.')).toBeTruthy();
    expect(screen.queryByText('Se repite')).toBeNull();
  });
});
