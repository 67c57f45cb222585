import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { aCard, aDelta, aField, aList, aPage, aWholeCard, fieldId } from '../../area/project/board.fixtures.ts';
import { card, door, live, openBoard } from '../../board/board-site.ts';

const choice = { id: fieldId(9), name: 'Diseño' };
const fields = [
  aField(1, { name: 'Cliente' }),
  aField(2, { name: 'Importe', kind: 'money', currency: 'MXN' }),
  aField(3, { name: 'Área', kind: 'choice', choices: [choice] }),
  aField(4, { name: 'Sitio', kind: 'link' }),
];
const open = async (values: CardRow['fields'], role: 'member' | 'guest' = 'member') => {
  const page = aPage([aList(1), aList(3)], [aCard(1, { fields: values }), aCard(2)], { role, fields });
  const app = await openBoard({
    [door('read_board')]: () => ({ body: page }),
    [door('read_card')]: () => ({ body: aWholeCard() }),
    [door('update_cards')]: (body) => ({ body: aDelta(8, [], body as object) }),
  });
  const sets = () => app.asked('update_cards').map(({ body }) => (body as { set: object }).set);
  return { ...app, sets };
};
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe("a card's values of the fields of its project", () => {
  it('is on the card, in two values and a count, and absent without a value', async () => {
    await open({ [fieldId(1)]: 'Taller', [fieldId(2)]: 125_050, [fieldId(4)]: 'https://example.com' });
    expect(card('Tarea 1').textContent).toContain('Cliente: Taller');
    expect(card('Tarea 1').textContent).toContain('$1,250.50');
    expect(card('Tarea 1').textContent).toContain('+1 campos más');
    expect(card('Tarea 2').textContent).not.toContain('Cliente');
    live(8, [{ of: 'field', id: fieldId(2), set: null }]);
    await waitFor(() => expect(card('Tarea 1').textContent).not.toContain('$1,250.50'));
  });

  it('is saved on leaving, after its faults were shown', async () => {
    const { sets } = await open({ [fieldId(1)]: 'Taller' });
    await userEvent.click(card('Tarea 1'));
    await screen.findByRole('dialog', { name: 'Editar tarjeta' });
    expect(input('Cliente').value).toBe('Taller');
    fireEvent.change(input('Importe (MXN)'), { target: { value: 'mucho' } });
    fireEvent.blur(input('Importe (MXN)'));
    expect(screen.getByText('Escribe un importe con dos decimales como máximo.')).toBeTruthy();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    fireEvent.change(input('Importe (MXN)'), { target: { value: '$1,250.50' } });
    fireEvent.blur(input('Importe (MXN)'));
    fireEvent.change(input('Cliente'), { target: { value: ' ' } });
    fireEvent.keyDown(input('Cliente'), { key: 'Enter' });
    await userEvent.click(screen.getByRole('combobox', { name: /^Área/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Diseño' }));
    await waitFor(() =>
      expect(sets()).toEqual([
        { fields: { [fieldId(2)]: 125_050 } },
        { fields: { [fieldId(1)]: null } },
        { fields: { [fieldId(3)]: choice.id } },
      ]),
    );
  });

  it('is not lost with the dialog, and a link leads out', async () => {
    const { sets } = await open({ [fieldId(4)]: 'https://example.com/a' });
    await userEvent.click(card('Tarea 1'));
    await screen.findByRole('dialog', { name: 'Editar tarjeta' });
    const link = screen.getByRole('link', { name: /Abrir enlace/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.com/a',
      'noreferrer noopener',
    ]);
    fireEvent.change(input('Cliente'), { target: { value: 'Taller' } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sets()).toEqual([{ fields: { [fieldId(1)]: 'Taller' } }]));
  });

  it('is read, and not changed, by guests', async () => {
    await open({ [fieldId(1)]: 'Taller' }, 'guest');
    await userEvent.click(card('Tarea 1'));
    expect(await screen.findByLabelText('Cliente')).toHaveProperty('readOnly', true);
  });
});
