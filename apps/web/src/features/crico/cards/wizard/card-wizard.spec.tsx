import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../../shell/language/locale.ts';
import { addDays, dayInWords } from '@nivel/ui/calendar';
import { refusal } from '../../area/crico-site.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { aDelta, aList, cardId, fieldId, listId } from '../../area/project/board.fixtures.ts';
import { door, live, openBoard, project, titlesIn } from '../../board/board-site.ts';
import { silent } from '../../../../testing/fake-site.ts';

const open = async (...args: Parameters<typeof openBoard>) => {
  const app = await openBoard(...args);
  await userEvent.keyboard('{Control>}n{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Crear tarjeta nueva' });
  return { ...app, dialog };
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
const made = (body: unknown) => ({ body: aDelta(8, [], body as object) });

describe('making a card step by step', () => {
  it('begins with a template, which says priority, status and when it is due', async () => {
    const lists = [aList(1), aList(2, { status: 'in-progress' }), aList(3)];
    const { asked, dialog, location, request } = await open({ [door('create_card')]: made }, { lists });
    expect(location().href).toContain('card=new');
    const cards = within(screen.getByRole('list', { name: 'Plantilla' })).getAllByRole('button');
    expect(cards.map(({ textContent }) => /~\d+ días/.exec(textContent)?.[0])).toEqual([
      '~14 días',
      '~3 días',
      '~7 días',
      '~5 días',
      '~10 días',
    ]);
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(button('Corrección de error Algo que no funciona y urge. ~3 días'));
    expect(document.activeElement).toBe(title());
    expect(button('Siguiente').disabled).toBe(true);
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    await userEvent.keyboard('<b>Arreglar</b>');
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    const due = addDays(dayOf(new Date()), 3);
    const shown = dayInWords(due, 'es-MX', { day: 'numeric', month: 'short', year: 'numeric' });
    expect(screen.getByLabelText<HTMLInputElement>('Fecha límite').value).toBe(shown);
    expect(screen.getByRole('combobox', { name: 'Estado En curso' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Prioridad Crítica' })).toBeTruthy();
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(button('Siguiente'));
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(button('Crear tarjeta'));
    await waitFor(() => expect(asked('create_card')).toHaveLength(1));
    expect((await request('create_card')).body).toMatchObject({
      title: '<b>Arreglar</b>',
      priority: 'critical',
      due_on: due,
      list_id: listId(2),
      after: null,
    });
    expect(await screen.findByText('Tarjeta creada')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
  });

  it('makes with the card the list of a status that no list has, and labels', async () => {
    const { request } = await open({ [door('create_card')]: made }, { lists: [aList(1)], role: 'lead' });
    live(8, [{ of: 'label', id: fieldId(1), set: { name: 'Taller', color: '#10b981' } }]);
    await userEvent.click(button('Corrección de error Algo que no funciona y urge. ~3 días'));
    await userEvent.type(title(), 'Arreglar{Enter}');
    expect(screen.getByRole('combobox', { name: 'Estado En curso' })).toBeTruthy();
    await userEvent.click(button('Siguiente'));
    expect(screen.getByRole('combobox', { name: 'Lista En curso (lista nueva)' })).toBeTruthy();
    const labels = screen.getByRole('combobox', { name: 'Etiquetas' });
    await userEvent.type(labels, 'tall{Enter}');
    await userEvent.type(labels, 'Nueva{Enter}');
    await userEvent.type(labels, 'Otra{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Otra' }));
    await userEvent.click(button('Crear tarjeta'));
    const { body } = await request('create_card');
    expect(body).toMatchObject({ status: 'in-progress', labels: [fieldId(1)], new_labels: [{ name: 'Nueva' }] });
    expect(body).not.toHaveProperty('list_id');
    expect(await screen.findByText('Tarjeta creada')).toBeTruthy();
  });

  it('begins from scratch, goes back and forth, and puts the card where it was asked to', async () => {
    const { request } = await open({ [door('create_card')]: silent().door });
    await userEvent.click(button('O crear desde cero'));
    await userEvent.type(title(), 'Coser');
    await userEvent.type(screen.getByRole('textbox', { name: 'Descripción' }), '**Con** hilo');
    await userEvent.click(button('Siguiente'));
    fireEvent.change(screen.getByLabelText('Inicio'), { target: { value: '2026-05-02' } });
    fireEvent.change(screen.getByLabelText('Fecha límite'), { target: { value: '2026-05-01' } });
    expect(screen.getByText('El inicio no puede ser después de la fecha límite.')).toBeTruthy();
    await userEvent.click(button('Siguiente'));
    expect(document.activeElement).toBe(screen.getByLabelText('Inicio'));
    expect(await screen.findByText('Error de validación')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Inicio'), { target: { value: '' } });
    await userEvent.click(button('Atrás'));
    expect(title().value).toBe('Coser');
    await userEvent.click(button('Siguiente'));
    await userEvent.click(button('Siguiente'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Espera a' }), 'tarea 2{Enter}');
    await userEvent.type(screen.getByLabelText('Agregar un punto'), 'Medir{Enter}Cortar{Enter}');
    await userEvent.type(screen.getByLabelText('Horas estimadas'), '2.5');
    await userEvent.click(screen.getByRole('combobox', { name: /^Posición/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Al principio de la lista' }));
    await userEvent.click(button('Crear tarjeta'));
    expect(titlesIn('Por hacer')).toHaveLength(3);
    expect((await request('create_card')).body).toMatchObject({
      title: 'Coser',
      before: null,
      description: '**Con** hilo',
      depends_on: [cardId(2)],
      estimated_hours: 2.5,
      checklist: [{ text: 'Medir' }, { text: 'Cortar' }],
    });
    expect(((await request('create_card')).body as { after: unknown }).after).not.toBeNull();
  });

  it('asks before it is closed, and keeps what was typed over a reload', async () => {
    const { unmount } = await open();
    await userEvent.click(button('O crear desde cero'));
    await userEvent.type(title(), 'Coser');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Cambios sin guardar' });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    unmount();
    const { navigate } = await openBoard();
    await navigate(`/crico/dashboard?project=${project}&card=new`);
    await waitFor(() => expect(title().value).toBe('Coser'));
    await userEvent.click(button('Cancelar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}n{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'O crear desde cero' }));
    expect(title().value).toBe('');
  });

  it('says why it was refused, and keeps it', async () => {
    await open({ [door('create_card')]: () => refusal(409, 'too_many_cards') });
    await userEvent.click(button('O crear desde cero'));
    await userEvent.type(title(), 'Coser{Enter}');
    await userEvent.click(button('Siguiente'));
    await userEvent.click(button('Crear tarjeta'));
    expect(await screen.findByText('Error al crear la tarjeta')).toBeTruthy();
    await userEvent.keyboard('{Control>}n{/Control}');
    await waitFor(() => expect(title().value).toBe('Coser'));
  });

  it('fills a list beyond its limit only for those who lead, and when they say so', async () => {
    const lists = [aList(1, { wip_limit: 2 }), aList(3)];
    const toSettings = async () => {
      await userEvent.click(button('O crear desde cero'));
      await userEvent.type(title(), 'Coser{Enter}');
      await userEvent.click(button('Siguiente'));
    };
    const { unmount, asked: tried } = await open({}, { lists });
    await toSettings();
    expect(within(screen.getByRole('dialog')).getByText('Límite de la lista alcanzado')).toBeTruthy();
    expect(screen.getByText('Elige otra lista.')).toBeTruthy();
    await userEvent.click(button('Crear tarjeta'));
    expect(await screen.findByText('Error de validación')).toBeTruthy();
    expect(tried('create_card')).toEqual([]);
    unmount();
    localStorage.clear();
    const { request } = await open({ [door('create_card')]: silent().door }, { lists, role: 'lead' });
    await toSettings();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Exceder el límite de la lista' }));
    await userEvent.click(button('Crear tarjeta'));
    expect((await request('create_card')).body).toMatchObject({ override_limit: true });
  });

  it('asks again where another person has filled the list meanwhile, and then exceeds it', async () => {
    let isFull = true;
    const full = () => refusal(409, 'list_full', { list_id: listId(1), limit: 2, fits: 0 });
    const { asked } = await open({ [door('create_card')]: (body) => (isFull ? full() : made(body)) }, { role: 'lead' });
    await userEvent.click(button('O crear desde cero'));
    await userEvent.type(title(), 'Coser{Enter}');
    await userEvent.click(button('Siguiente'));
    await userEvent.click(button('Crear tarjeta'));
    expect(await screen.findByText('La lista admite como máximo 2. No cabe ni una tarjeta más.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /cambio.* rechazado/ })).toBeTruthy();
    isFull = false;
    await userEvent.click(screen.getByRole('button', { name: 'Exceder el límite' }));
    expect(await screen.findByText('Tarjeta creada')).toBeTruthy();
    const [first, second] = asked('create_card').map(({ body }) => body as Record<string, unknown>);
    expect(second).toMatchObject({ title: 'Coser', override_limit: true, card_id: first?.['card_id'] });
    expect(second?.['command_id']).not.toBe(first?.['command_id']);
    expect(screen.queryByRole('button', { name: /rechazado/ })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('card=new'))).toEqual([]);
  });

  it('has the words of the product in English', async () => {
    await open();
    await act(async () => changeLocale('en'));
    expect(await screen.findByRole('dialog', { name: 'Create New Milestone' })).toBeTruthy();
    expect(button('Or create from scratch')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Feature Development .* ~14 days$/ })).toBeTruthy();
    await userEvent.click(button('Or create from scratch'));
    expect(screen.getByText('Milestone title is required')).toBeTruthy();
  });

  it('is hidden from people who may not change cards', async () => {
    const { navigate, location } = await openBoard({}, { role: 'reader' });
    await navigate(`/crico/dashboard?project=${project}&card=new`);
    await waitFor(() => expect(location().href).not.toContain('card='));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
