import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@nivel/ui/calendar';
import { me } from '../area/crico.fixtures.ts';
import { dayOf } from '../../../shell/days/days.ts';
import { aDelta, cardId, listId } from '../area/project/board.fixtures.ts';
import { shownShortcuts } from '../area/shown-shortcuts.ts';
import { card, door, openBoard } from './board-site.ts';
import { cardBindings, pageBindings } from './card-bindings.ts';
import { intelligenceDoors } from './intelligence/intelligence.fixtures.ts';

const answer = (body: unknown) => ({ body: aDelta(8, [], body as object) });
const open = (shown?: Parameters<typeof openBoard>[1]) =>
  openBoard(
    {
      ...intelligenceDoors(),
      ...Object.fromEntries(['update_cards', 'move_cards', 'set_card_status'].map((name) => [door(name), answer])),
    },
    shown,
  );
const press = (written: string, target: Element = document.activeElement ?? document.body) => {
  const [first = '', second] = written.split('+');
  const key = second === undefined ? first : second.toUpperCase();
  act(() => {
    fireEvent.keyDown(target, { key, shiftKey: second !== undefined });
  });
};
const focus = (title: string) => act(() => card(title).focus());

const today = dayOf(new Date());
const set = (values: object) => ['update_cards', { card_ids: [cardId(1)], set: values }] as const;
/** The request of each key for the focused card. */
const asks: Readonly<Record<string, readonly [string, object]>> = {
  1: set({ priority: 'critical' }),
  2: set({ priority: 'high' }),
  3: set({ priority: 'medium' }),
  4: set({ priority: 'low' }),
  i: set({ assignee: me }),
  u: set({ assignee: null }),
  'shift+d': set({ due_on: today }),
  'shift+t': set({ due_on: addDays(today, 1) }),
  'shift+w': set({ due_on: addDays(today, 7) }),
  'shift+n': set({ due_on: null }),
  '.': ['move_cards', { card_ids: [cardId(1)], list_id: listId(2) }],
  q: ['set_card_status', { card_ids: [cardId(1)], status: 'done' }],
  'shift+i': ['set_card_status', { status: 'in-progress' }],
  'shift+r': ['set_card_status', { status: 'review' }],
  w: ['update_cards', { add: { watchers: [me] } }],
};
/** The keys that open the dialog, and with which field. */
const opens: Readonly<Record<string, string | null>> = {
  a: 'Responsable',
  d: 'Fecha límite',
  s: 'Inicio',
  l: 'Agregar etiqueta',
  t: 'Agregar marca',
  b: 'Por qué está bloqueada',
  p: 'Avance',
  e: null,
};
/** Their effect on the address. */
const leads: Readonly<Record<string, string>> = {
  'g s': 'view=simple',
  'g t': 'view=table',
  'g g': 'view=gantt',
  'g d': 'view=calendar',
  'g l': 'view=timeline',
  'g i': 'view=ai',
  'g e': 'view=team',
  'g a': 'view=auto',
  'f o': 'due=overdue',
  'f t': 'due=today',
  'f w': 'due=week',
  'r p': 'sort=priority',
  'r d': 'sort=due',
  'r r': 'turned=true',
  'g b': 'view=board',
};

describe('the keys of cards', () => {
  it('act on the card that has the focus', async () => {
    const { visits } = await open();
    for (const [key, [name, input]] of Object.entries(asks)) {
      const before = visits.length;
      focus('Tarea 1');
      press(key);
      await waitFor(() => {
        const asked = visits.slice(before).findLast((visit) => visit.door === door(name));
        expect([key, asked?.body]).toEqual([key, expect.objectContaining(input)]);
      });
    }
  });

  it('open the dialog with the field that they name', async () => {
    await open();
    for (const [key, field] of Object.entries(opens)) {
      focus('Tarea 1');
      press(key);
      await screen.findByRole('dialog', { name: 'Editar 1 tarjeta' });
      if (field !== null) expect(screen.getAllByText(field).length).toBeGreaterThan(0);
      act(() => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('open it, copy its link, go back a list, and reopen it', async () => {
    const { location, lastRequest } = await open();
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    focus('Tarea 1');
    press('y');
    await screen.findByText('Copiado');
    expect(written[0]).toMatch(/\/crico\/dashboard\?project=[0-9a-f-]+&card=SN-1$/);
    focus('Tarea 3');
    press(',');
    await lastRequest('move_cards', expect.objectContaining({ list_id: listId(1) }));
    focus('Tarea 1');
    press('o');
    await waitFor(() => expect(location().href).toContain('card=SN-1'));
  });

  it('do nothing without a card, in a field, or with Ctrl', async () => {
    const { visits } = await open();
    press('1', document.body);
    focus('Tarea 1');
    act(() => {
      fireEvent.keyDown(card('Tarea 1'), { key: '1', ctrlKey: true });
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: '2' });
    });
    expect(visits.filter((visit) => visit.door === door('update_cards'))).toEqual([]);
  });

  it('change nothing for guests', async () => {
    const { asked } = await open({ role: 'guest' });
    focus('Tarea 1');
    press('1');
    press('e');
    expect(asked('update_cards')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go from card to card, and choose on the way with Shift', async () => {
    await open();
    press('j', document.body);
    await waitFor(() => expect(document.activeElement).toBe(card('Tarea 1')));
    press('j');
    await waitFor(() => expect(document.activeElement).toBe(card('Tarea 2')));
    press('shift+k');
    await waitFor(() => expect(document.activeElement).toBe(card('Tarea 1')));
    expect(await screen.findByText('2 tarjetas seleccionadas')).toBeTruthy();
  });
});

it('the palette finds cards by number and title', async () => {
  const { location } = await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Busca qué hacer' });
  fireEvent.change(field, { target: { value: 'sn-2' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['SN-2 Tarea 2']);
  fireEvent.change(field, { target: { value: 'tarea' } });
  expect(screen.getAllByRole('option', { name: /^SN-/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('option', { name: 'SN-3 Tarea 3' }));
  await waitFor(() => expect(location().href).toContain('card=SN-3'));
});

describe('two keys after each other', () => {
  it('change the display', async () => {
    const { location } = await open();
    for (const [keys, said] of Object.entries(leads)) {
      keys.split(' ').forEach((key) => press(key, document.body));
      await waitFor(() => expect([keys, location().href]).toEqual([keys, expect.stringContaining(said)]));
    }
    for (const [keys, gone] of [
      ['r b', 'sort='],
      ['f a', 'due='],
    ] as const) {
      keys.split(' ').forEach((key) => press(key, document.body));
      await waitFor(() => expect(location().href).not.toContain(gone));
    }
    ['f', 'f'].forEach((key) => press(key, document.body));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Filtrar tarjetas' }));
  });
});

it('at least forty keys are listed, each once, and each that the tables name is tried here', async () => {
  await open();
  const keys = shownShortcuts.read().flatMap(([written]) => written.split(', '));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(40);
  const tried = [...Object.keys({ ...asks, ...opens, ...leads }), 'o', 'y', ',', 'shift+q', 'r b', 'f a', 'f f'];
  expect([...cardBindings, ...pageBindings].map(({ key }) => key).sort()).toEqual(tried.sort());
});
