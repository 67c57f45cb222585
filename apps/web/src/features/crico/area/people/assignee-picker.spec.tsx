import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import type { Assignable } from './assignable.ts';
import { AssigneePicker } from './assignee-picker.tsx';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const aPerson = (id: string, name: string, values: Partial<Assignable> = {}): Assignable => ({
  id,
  name,
  email: `${id}@correo.mx`,
  roles: ['member'],
  isActive: true,
  ...values,
});
const people = [
  aPerson('luz', 'Luz Marina', { roles: ['director'] }),
  aPerson('jose', 'José Ñáñez', { roles: ['lead', 'admin'] }),
  aPerson('eva', 'Eva Sol'),
  aPerson('ido', 'Quien Se Fue', { isActive: false }),
];

const pick = async (value: string | null) => {
  const onChange = jest.fn();
  const { container } = await act(async () =>
    render(
      <Suspense>
        <AssigneePicker label="Responsable" people={people} value={value} onChange={onChange} />
      </Suspense>,
    ),
  );
  return { container, onChange, opener: await screen.findByRole('button', { name: /^Responsable/ }) };
};
const field = () => screen.getByRole('combobox', { name: 'Buscar en el equipo...' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the assignee picker', () => {
  it('offers no assignee and the active people of the team, with their roles', async () => {
    const { opener, container } = await pick(null);
    expect(opener.textContent).toBe('Sin asignar');
    await userEvent.click(opener);
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(names()[1]).toContain('Director');
    expect(names()[2]).toContain('Líder');
    expect(names().join()).not.toContain('Quien Se Fue');
    expect(screen.getByRole('option', { name: 'Sin asignar' }).getAttribute('aria-selected')).toBe('true');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('finds people by name or address, ignoring accents, and assigns the first of them on Enter', async () => {
    const { opener, onChange } = await pick(null);
    await userEvent.click(opener);
    await userEvent.type(field(), 'nanez');
    expect(names()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('jose');
    expect(document.activeElement).toBe(opener);
    await userEvent.click(opener);
    await userEvent.type(field(), 'eva@');
    expect(names()[1]).toContain('Eva Sol');
  });

  it('shows an empty result', async () => {
    const { opener } = await pick(null);
    await userEvent.click(opener);
    await userEvent.type(field(), 'zzz');
    expect(screen.getByRole('status').textContent).toBe('Nadie del equipo se llama así');
  });

  it('is operated by arrows, starts at the present assignee, and is left by Escape', async () => {
    const { opener, onChange } = await pick('jose');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent).toContain('José');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(onChange).toHaveBeenCalledWith('eva');
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('unassigns the card, by its own button or by the first choice', async () => {
    const { onChange } = await pick('luz');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar a Luz Marina' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('button', { name: /^Responsable/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Sin asignar' }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('names the assignee even if they left, struck through', async () => {
    const { opener } = await pick('ido');
    expect(within(opener).getByText('Quien Se Fue').className).toContain('line-through');
  });
});
