import { describe, expect, it } from '@jest/globals';
import { isoOf } from '@nivel/planning/calendar-day';
import { mexicanHolidays } from '@nivel/planning/mexican-holidays';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardId } from '../../area/project/board.fixtures.ts';

import { bar, openChart, drag } from './gantt.fixture.ts';

describe('the Gantt chart of a board', () => {
  it('shows the cards of the table over their days, is in the address, and axe finds nothing', async () => {
    const { container, location } = await openChart();
    expect(bar('Tarea 1').getAttribute('aria-label')).toBe(
      'Tarea 1, 26–27 ene, 2 días hábiles, Por hacer, 0 % de avance, sin responsable',
    );
    const rows = within(screen.getByRole('list', { name: 'Tarjetas de Proyecto 1' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /Tarea \d/.exec(textContent)?.[0])).toEqual(['Tarea 1', 'Tarea 2', 'Tarea 3']);
    expect(rows[2]?.textContent).toContain('Sin fechas');
    expect(container.querySelectorAll('[data-arrow]')).toHaveLength(1);
    expect(location().href).toContain('view=gantt');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('moves a bar by the pointer, and its ends, each by one command', async () => {
    const { request, asked } = await openChart();
    await drag(bar('Tarea 2'), 1);
    expect((await request('update_cards')).body).toMatchObject({
      card_ids: [cardId(2)],
      set: { start_on: '2026-01-29', due_on: '2026-01-30' },
    });
    const finish = bar('Tarea 2').querySelector('[data-part=finish]');
    if (finish) await drag(finish, 3);
    expect((await request('update_cards', 1)).body).toMatchObject({
      set: { start_on: '2026-01-29', due_on: '2026-02-02' },
    });
    await drag(bar('Tarea 2'), 0);
    expect(asked('update_cards')).toHaveLength(2);
  });

  it('says first what else would move, and keeps all of it by one command', async () => {
    const { request, asked, container } = await openChart();
    await drag(bar('Tarea 1'), 2);
    const dialog = await screen.findByRole('dialog', { name: '1 tarjeta más se mueve' });
    expect(within(dialog).getByRole('row', { name: /^Tarea 2 28–29 ene 30 ene\s–\s2 feb$/ })).toBeTruthy();
    expect(container.querySelectorAll('[data-ghost]')).toHaveLength(1);
    expect(await axeFindings(dialog)).toEqual([]);
    expect([...asked('update_cards'), ...asked('put_cards')]).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mover todas' }));
    expect((await request('put_cards')).body).toMatchObject({
      update: [
        { card_id: cardId(1), set: { start_on: '2026-01-28', due_on: '2026-01-29' } },
        { card_id: cardId(2), set: { start_on: '2026-01-30', due_on: '2026-02-02' } },
      ],
    });
    expect(asked('update_cards')).toEqual([]);
  });

  it('moves one card alone, whose link is red and listed then, or nothing', async () => {
    const { request, asked, container } = await openChart();
    await drag(bar('Tarea 1'), 2);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar('Tarea 1').getAttribute('aria-label')).toContain('26–27 ene');
    await drag(bar('Tarea 1'), 2);
    await userEvent.click(await screen.findByRole('button', { name: 'Mover solo esta' }));
    expect((await request('update_cards')).body).toMatchObject({ card_ids: [cardId(1)] });
    expect(asked('put_cards')).toEqual([]);
    expect(await screen.findByText('1 conflicto')).toBeTruthy();
    expect(container.querySelector('[data-arrow].text-danger')).toBeTruthy();
    const late = '«Tarea 2» empieza antes de lo que permite su enlace con «Tarea 1»; podría desde el 30 ene';
    expect(screen.getByRole('button', { name: late, hidden: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Conflictos' }));
    expect(screen.queryByText('1 conflicto')).toBeNull();
  });

  it('is worked by keys, and says what happens', async () => {
    const { request } = await openChart();
    act(() => bar('Tarea 1').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(bar('Tarea 2'));
    await userEvent.keyboard(' {ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getByText('29–31 ene, 2 días hábiles')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('«Tarea 2» se queda donde estaba')).toBeTruthy();
    await userEvent.keyboard(' {PageDown} ');
    expect((await request('update_cards')).body).toMatchObject({
      set: { start_on: '2026-02-04', due_on: '2026-02-05' },
    });
  });

  it('puts a card without dates onto the chart', async () => {
    const { request } = await openChart();
    act(() => screen.getByRole('button', { name: 'Sin fechas. Poner «Tarea 3» en el diagrama' }).focus());
    await userEvent.keyboard(' {ArrowRight} ');
    const { body } = await request('update_cards');
    expect(body).toMatchObject({ card_ids: [cardId(3)], set: { due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
    await waitFor(() => expect(document.activeElement).toBe(bar('Tarea 3')));
  });

  it('is moved by a finger that rests on a bar', async () => {
    const { request } = await openChart();
    const element = bar('Tarea 2');
    fireEvent.touchStart(element, { touches: [{ clientX: 500, clientY: 10 }] });
    await waitFor(() => expect(element.className).toContain('ring-accent'));
    fireEvent.touchMove(element, { touches: [{ clientX: 518, clientY: 10 }] });
    fireEvent.touchEnd(element, { touches: [] });
    expect((await request('update_cards')).body).toMatchObject({
      set: { start_on: '2026-01-29', due_on: '2026-01-30' },
    });
  });

  it('shows the critical path where that is asked for', async () => {
    await openChart();
    expect(bar('Tarea 1').getAttribute('aria-label')).not.toContain('ruta crítica');
    await userEvent.click(screen.getByRole('switch', { name: 'Ruta crítica' }));
    expect(bar('Tarea 1').getAttribute('aria-label')).toContain('en la ruta crítica');
  });

  it('has four scales, a zoom within its ends, and a list as wide as one likes', async () => {
    await openChart();
    const head = () => screen.getByRole('region', { name: /^Diagrama/ }).textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Trimestre' }));
    expect(head()).toContain('T1');
    expect(screen.getByRole('button', { name: '365 días después' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(screen.getByText('120 %')).toBeTruthy();
    const divider = screen.getByRole('separator', { name: 'Ancho de la lista de tarjetas' });
    const before = Number(divider.getAttribute('aria-valuenow'));
    act(() => divider.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(Number(divider.getAttribute('aria-valuenow'))).toBe(before + 16);
  });

  it('counts the days on which the project works, which its leads set', async () => {
    const { request } = await openChart({ role: 'lead' });
    await userEvent.click(screen.getByRole('button', { name: 'Días laborables' }));
    const dialog = await screen.findByRole('dialog', { name: 'Calendario del proyecto' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'sábado' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Día' }), '30/01/2026');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nombre' }), 'Aniversario{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Agregar los oficiales de México/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar Navidad' }));
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const { body } = await request('update_project');
    const { set } = body as { set: { calendar: { weekdays: number[]; holidays: { day: string; name: string }[] } } };
    expect(set.calendar.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
    const official = mexicanHolidays(new Date().getFullYear()).filter(({ name }) => name !== 'christmas');
    expect(set.calendar.holidays.map(({ day }) => day)).toEqual(
      [...official.map(({ day }) => isoOf(day)), '2026-01-30'].sort(),
    );
    act(() => bar('Tarea 2').focus());
    await userEvent.keyboard(' {ArrowRight}');
    // Thursday, and Saturday: Friday is a day off.
    expect(screen.getByText('29–31 ene, 2 días hábiles')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  });

  it('is there for readers, who move nothing', async () => {
    const { asked } = await openChart({ role: 'reader' });
    expect(screen.queryByRole('button', { name: 'Días laborables' })).toBeNull();
    await drag(bar('Tarea 1'), 2);
    act(() => bar('Tarea 1').focus());
    await userEvent.keyboard('{Shift>}L{/Shift}{ArrowRight}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked('update_cards')).toEqual([]);
  });
});
