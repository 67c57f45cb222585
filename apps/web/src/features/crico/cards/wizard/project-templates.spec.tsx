import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listId } from '../../area/project/board.fixtures.ts';
import { door, openBoard } from '../../board/board-site.ts';

const open = async (...args: Parameters<typeof openBoard>) => {
  const app = await openBoard(...args);
  await userEvent.keyboard('{Control>}n{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Crear tarjeta nueva' });
  return { ...app, dialog };
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });

it('a card begins with a template of the project, which leads make and delete', async () => {
  const own = [
    {
      id: listId(80),
      name: 'Entrega',
      description: '',
      icon: '',
      priority: 'low',
      status: 'done',
      estimated_days: 2,
    },
  ];
  const { asked, dialog, request } = await open(
    {
      [door('list_card_templates')]: () => ({ body: { templates: own } }),
      [door('save_card_template')]: (body) => {
        const { template_id: id, project_id: _, ...template } = body as (typeof own)[number] & Record<string, string>;
        if (id === listId(80)) own[0] = { ...template, id };
        return { body: own[0] };
      },
      [door('delete_card_template')]: () => ({ body: { success: true } }),
    },
    { role: 'lead' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar la plantilla Entrega' }));
  expect((await request('delete_card_template')).body).toMatchObject({ template_id: listId(80) });
  expect(await axeFindings(dialog)).toEqual([]);
  await userEvent.click(button('Editar la plantilla Entrega'));
  const [name, days] = [screen.getByLabelText('Nombre'), screen.getByLabelText('Días hasta la fecha límite')];
  expect(await axeFindings(dialog)).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '4000');
  await userEvent.clear(name);
  await userEvent.type(name, 'Entrega mensual{Enter}');
  expect(screen.getByText('De 1 a 3,650 días, o nada.')).toBeTruthy();
  expect(asked('save_card_template')).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '2{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrega mensual ~2 días' }));
  expect((await request('save_card_template')).body).toMatchObject({
    template_id: listId(80),
    name: 'Entrega mensual',
    estimated_days: 2,
  });
  await userEvent.type(title(), 'Coser{Enter}');
  expect(screen.getByRole('combobox', { name: 'Prioridad Baja' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Estado Hecho' })).toBeTruthy();
  await userEvent.click(button('Siguiente'));
  await userEvent.click(button('Guardar como plantilla del proyecto'));
  expect(await screen.findByText('Plantilla guardada')).toBeTruthy();
  expect((await request('save_card_template', 1)).body).toMatchObject({
    name: 'Coser',
    priority: 'low',
    status: 'done',
    estimated_days: 2,
  });
});
