import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from './axe-findings.ts';
import { isDay } from './calendar.ts';
import { DayField, type DayWords } from './day-field.tsx';

// jsdom has no pointer events.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

const words: DayWords = {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  clear: 'Borrar',
  open: (label) => `${label}: abrir el calendario`,
  calendar: 'Calendario',
  unknown: 'No es una fecha',
  outside: 'Fuera',
};

const onTake = jest.fn();
const Due = ({ first = '', min, max }: { readonly first?: string; readonly min?: string; readonly max?: string }) => {
  const [day, setDay] = useState(first);
  return (
    <form>
      <DayField
        label="Entrega"
        value={day}
        onChange={setDay}
        onTake={onTake}
        locale="es-MX"
        words={words}
        today="2026-11-24"
        read={(typed) => (typed === 'mañana' ? '2026-11-25' : isDay(typed) ? typed : undefined)}
        {...(min && { min })}
        {...(max && { max })}
      />
      <i data-testid="day">{day}</i>
    </form>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Entrega' });
const day = () => screen.getByTestId('day').textContent;
const focused = () => document.activeElement?.getAttribute('aria-label');
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Entrega: abrir el calendario' }));
  await screen.findByRole('dialog', { name: 'Calendario' });
  await screen.findByRole('grid');
};

describe('the field of a day', () => {
  it('accepts a typed day, shows how it was understood, and writes it in the format of the language', async () => {
    const { container } = render(<Due />);
    await userEvent.type(field(), 'mañana');
    expect(screen.getByText('miércoles, 25 de noviembre de 2026').getAttribute('aria-live')).toBe('polite');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.tab();
    expect(field().value).toBe('25 nov 2026');
    expect(onTake).toHaveBeenLastCalledWith('2026-11-25');
    await userEvent.clear(field());
    await userEvent.type(field(), 'pronto');
    await userEvent.tab();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('No es una fecha')).toBeTruthy();
    expect(field().value).toBe('pronto');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('opens a calendar that is worked by keys, and gives the focus back', async () => {
    render(<Due first="2026-01-31" />);
    field().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid', { name: 'enero de 2026' });
    const goes = async (keys: string, to: string) => {
      await userEvent.keyboard(keys);
      expect(focused()).toBe(to);
    };
    await goes('{PageDown}', 'sábado, 28 de febrero de 2026');
    expect(screen.getByRole('grid', { name: 'febrero de 2026' })).toBeTruthy();
    await goes('{ArrowRight}', 'domingo, 1 de marzo de 2026');
    await goes('{ArrowUp}', 'domingo, 22 de febrero de 2026');
    await goes('{End}', 'sábado, 28 de febrero de 2026');
    await goes('{Home}', 'domingo, 22 de febrero de 2026');
    await goes('{ArrowDown}{ArrowLeft}', 'sábado, 28 de febrero de 2026');
    await goes('{Shift>}{PageUp}{/Shift}', 'viernes, 28 de febrero de 2025');
    await goes('{PageUp}', 'martes, 28 de enero de 2025');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field().value).toBe('28 ene 2025');
    expect(document.activeElement).toBe(field());
  });

  it('changes nothing by Escape', async () => {
    render(<Due first="2026-01-31" />);
    await open();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field().value).toBe('31 ene 2026');
  });

  it('chooses by pointer, today and nothing, and axe finds nothing', async () => {
    const { baseElement } = render(<Due />);
    await open();
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    expect(await axeFindings(baseElement)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    await userEvent.click(screen.getByRole('gridcell', { name: 'jueves, 24 de diciembre de 2026' }));
    expect(field().value).toBe('24 dic 2026');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(day()).toBe('2026-11-24');
    await open();
    expect(screen.getByRole('gridcell', { selected: true }).getAttribute('aria-current')).toBe('date');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
    expect([day(), field().value]).toEqual(['', '']);
  });

  it('leaves out the days before and after those that may be chosen', async () => {
    render(<Due min="2026-11-24" max="2026-11-26" />);
    await open();
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toBe('martes, 24 de noviembre de 2026');
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('jueves, 26 de noviembre de 2026');
    await userEvent.click(screen.getByRole('gridcell', { name: 'viernes, 27 de noviembre de 2026' }));
    expect(day()).toBe('');
    await userEvent.keyboard('{Escape}');
    await userEvent.type(field(), '2026-11-27');
    await userEvent.tab();
    expect(screen.getByText('Fuera')).toBeTruthy();
  });
});
