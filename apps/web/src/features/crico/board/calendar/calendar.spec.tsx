import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '../../../../limits/limits.ts';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import { aCard, aDelta, cardId } from '../../area/project/board.fixtures.ts';
import { changeRole, door, live, openBoard, project } from '../board-site.ts';

/** The calendar starts at today: its days are those of this month. */
const month = dayOf(new Date()).slice(0, 7);
const on = (date: number): string => `${month}-${String(date).padStart(2, '0')}`;
const long = (day: string): string => formatDay(day, { dateStyle: 'long' });
const cell = (day: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-column="${day}"]`);
  if (!found) throw new Error(`no cell for ${day}`);
  return found;
};
const card = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}, `) });
const isOn = (day: string, title: string) =>
  waitFor(() => expect(within(cell(day)).getByRole('button', { name: new RegExp(`^${title}, `) })).toBeTruthy());

const answering = () => {
  let sequence = 8;
  const answer =
    <Body extends object>(changes: (body: Body) => ProjectChange[]) =>
    (body: unknown) => ({ body: aDelta((sequence += 1), changes(body as Body), body as object) });
  return {
    [door('update_cards')]: answer<{ card_ids: string[]; set: object }>(({ card_ids, set }) =>
      card_ids.map((id) => ({ of: 'card', id, set })),
    ),
    [door('put_cards')]: answer<{ update: { card_id: string; set: object }[] }>(({ update }) =>
      update.map(({ card_id: id, set }) => ({ of: 'card', id, set })),
    ),
    [door('create_card')]: answer(() => []),
  };
};

/** The first card is due on the 10th. The second waits for it, and is due on the 12th; the third has no day. */
const openCalendar = async () => {
  const app = await openBoard(answering());
  live(8, [
    { of: 'card', id: cardId(1), set: { due_on: on(10) } },
    { of: 'card', id: cardId(2), set: { due_on: on(12), depends_on: { add: [cardId(1)], remove: [] } } },
    {
      of: 'project',
      id: project,
      set: { calendar: { weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [{ day: on(20), name: 'Feria' }] } },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Calendario' }));
  await screen.findByRole('table', { name: new RegExp('^Calendario de Proyecto 1') });
  return app;
};

describe('the calendar of a project', () => {
  it('shows cards on the days on which they are due, with today and the holidays; axe finds nothing', async () => {
    const { container, location } = await openCalendar();
    await isOn(on(10), 'Tarea 1');
    expect(card('Tarea 1').getAttribute('aria-label')).toBe('Tarea 1, Por hacer');
    expect(screen.queryByRole('button', { name: /^Tarea 3, / })).toBeNull();
    expect(screen.getByText('1 tarjeta sin fecha límite no aparece aquí.')).toBeTruthy();
    expect(cell(dayOf(new Date())).getAttribute('aria-current')).toBe('date');
    expect(within(cell(on(20))).getByText('Feria')).toBeTruthy();
    expect(cell(on(20)).className).toContain('bg-sunken');
    expect(location().href).toContain('view=calendar');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows a week, other months, and today again', async () => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(screen.queryByRole('button', { name: /^Tarea 1, / })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    await isOn(on(10), 'Tarea 1');
    await userEvent.click(screen.getByRole('button', { name: 'Semana' }));
    expect(document.querySelectorAll('[data-column]')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Semana siguiente' }));
    expect(document.querySelector(`[data-column="${dayOf(new Date())}"]`)).toBeNull();
  });

  it('moves a card by keys, announces its place, and puts it back', async () => {
    const { request, asked } = await openCalendar();
    card('Tarea 2').focus();
    await userEvent.keyboard(' {ArrowRight}');
    expect(await screen.findByText(`Sobre el ${long(on(13))}`)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('«Tarea 2» se queda donde estaba')).toBeTruthy();
    expect(asked('update_cards')).toEqual([]);
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
    expect((await request('update_cards')).body).toMatchObject({ card_ids: [cardId(2)], set: { due_on: on(14) } });
    await isOn(on(14), 'Tarea 2');
    expect(await screen.findByText(`«Tarea 2» vence el ${long(on(14))}`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(card('Tarea 2')));
  });

  it('says first what else would move, and keeps all of it by one command', async () => {
    const { request, asked, container } = await openCalendar();
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    const carry = (to: string) => {
      fireEvent.dragStart(card('Tarea 1'), { dataTransfer });
      fireEvent.dragOver(cell(to));
      fireEvent.drop(cell(to));
    };
    carry(on(15));
    const dialog = await screen.findByRole('dialog', { name: '1 tarjeta más se mueve' });
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await isOn(on(10), 'Tarea 1');
    carry(on(15));
    await userEvent.click(await screen.findByRole('button', { name: 'Mover todas' }));
    expect((await request('put_cards')).body).toMatchObject({
      update: [
        { card_id: cardId(1), set: { due_on: on(15) } },
        { card_id: cardId(2), set: { due_on: on(16) } },
      ],
    });
    await isOn(on(16), 'Tarea 2');
    expect(asked('update_cards')).toEqual([]);
  });

  it('takes a card to another day by a finger that rests on it first, and selects it where it stays', async () => {
    const { request } = await openCalendar();
    const touch = async (type: string, ...touches: object[]) =>
      act(async () => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        card('Tarea 2').dispatchEvent(Object.defineProperty(event, 'touches', { value: touches }));
        await Promise.resolve();
      });
    Object.assign(document, { elementFromPoint: () => cell(on(18)) });
    await touch('touchstart', { clientX: 1, clientY: 1 });
    await screen.findByText(/está en tus manos/, {}, { timeout: limits.crico.board.touch.holdMs + 2_000 });
    await touch('touchmove', { clientX: 90, clientY: 90 });
    expect(await screen.findByText(`Sobre el ${long(on(18))}`)).toBeTruthy();
    await touch('touchend');
    expect((await request('update_cards')).body).toMatchObject({ set: { due_on: on(18) } });
    Reflect.deleteProperty(document, 'elementFromPoint');
    await isOn(on(18), 'Tarea 2');
    card('Tarea 2').focus();
    await userEvent.keyboard('x');
    expect(card('Tarea 2').getAttribute('aria-label')).toContain('seleccionada');
  });

  it('adds a card on an empty day, to which arrows lead', async () => {
    const { request } = await openCalendar();
    screen.getByRole('button', { name: `Agregar tarjeta el ${long(on(5))}` }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Agregar tarjeta el ${long(on(6))}`);
    await userEvent.keyboard('{Enter}Medir la mesa{Enter}');
    expect((await request('create_card')).body).toMatchObject({ title: 'Medir la mesa', due_on: on(6) });
  });

  it('lists all cards of a day that has more than its cell shows', async () => {
    const { container } = await openCalendar();
    live(
      9,
      [4, 5, 6, 7].map((nth): ProjectChange => {
        const { id, ...set } = aCard(nth, { due_on: on(10) });
        return { of: 'card', id, set };
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: `+2 más el ${long(on(10))}` }));
    const dialog = within(await screen.findByRole('dialog', { name: long(on(10)) }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is only looked at by those who may not change cards', async () => {
    await openCalendar();
    changeRole('guest');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Agregar tarjeta el/ })).toBeNull());
    expect(card('Tarea 1').getAttribute('draggable')).toBe('false');
  });
});

describe('the calendar of a project on a phone', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  it('is a list of the days that have cards, and of today', async () => {
    globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
    const { container, location } = await openBoard(answering(), { search: { view: 'calendar' } });
    live(8, [{ of: 'card', id: cardId(1), set: { due_on: on(10) } }]);
    const name = formatDay(on(10), { weekday: 'long', day: 'numeric', month: 'long' });
    const list = within(await screen.findByRole('list', { name: `Tarjetas del ${name}` }));
    expect(screen.getByRole('heading', { name: /^Hoy, / })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(list.getByRole('button', { name: /Tarea 1/ }));
    await waitFor(() => expect(location().href).toContain('card='));
  });
});
