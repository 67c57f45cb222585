import { screen, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWholeCard } from '../../area/project/board.fixtures.ts';
import { card, door, openBoard } from '../../board/board-site.ts';

export const dialog = () => screen.findByRole('dialog', { name: 'Editar tarjeta' });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Actualizar tarjeta' });
/** A board with its first card in the editor. */
export const openCard = async (
  doors: Parameters<typeof openBoard>[0] = {},
  shown?: Parameters<typeof openBoard>[1],
) => {
  const app = await openBoard({ [door('read_card')]: () => ({ body: aWholeCard() }), ...doors }, shown);
  await userEvent.click(card('Tarea 1'));
  await dialog();
  return app;
};
