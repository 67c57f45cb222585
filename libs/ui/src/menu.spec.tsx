import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from './axe-findings.ts';
import { Dialog } from './dialog.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from './menu.tsx';

const places = [
  { value: 'own', label: 'Personal', note: 'Solo tú' },
  { value: 'sur', label: 'Taller Sur' },
];

const Places = () => {
  const [place, setPlace] = useState('own');
  const [done, setDone] = useState('');
  return (
    <main>
      <Menu label="Lugar" button={(opener) => <button {...opener}>Abrir</button>}>
        <MenuItem onChoose={() => setDone('perfil')}>Ver perfil</MenuItem>
        <MenuSeparator />
        <MenuChoices label="Organización" value={place} choices={places} onChoose={setPlace} />
      </Menu>
      <button type="button">Otra cosa</button>
      <p>{`${place} ${done}`}</p>
    </main>
  );
};

const focused = (): string | null | undefined => document.activeElement?.textContent;
const opener = () => screen.getByRole('button', { name: 'Abrir' });

describe('a menu', () => {
  it('opens by click or arrow with the focus on its first item, and has no accessibility problem', async () => {
    const { container } = render(<Places />);
    expect(await axeFindings(container)).toEqual([]);
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Ver perfil');
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(opener());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('moves with arrows around the ends, with Home and End, and with a letter to an item that starts with it', async () => {
    render(<Places />);
    await userEvent.click(opener());
    for (const [key, item] of [
      ['{ArrowUp}', 'Taller Sur'],
      ['{ArrowDown}', 'Ver perfil'],
      ['p', 'PersonalSolo tú'],
      ['{End}', 'Taller Sur'],
      ['{ArrowUp}', 'PersonalSolo tú'],
      ['{Home}', 'Ver perfil'],
      ['x', 'Ver perfil'],
    ] as const) {
      await userEvent.keyboard(key);
      expect([key, focused()]).toEqual([key, item]);
    }
  });

  it('closes on Escape and on a choice, and gives the focus back', async () => {
    render(<Places />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, opener()]);
    await userEvent.keyboard('{Enter}t{Enter}');
    expect(screen.getByText('sur')).toBeTruthy();
    expect(document.activeElement).toBe(opener());
    await userEvent.click(opener());
    expect(screen.getByRole('menuitemradio', { name: 'Taller Sur' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ver perfil' }));
    expect(screen.getByText('sur perfil')).toBeTruthy();
  });

  it('closes when the focus moves elsewhere', async () => {
    render(<Places />);
    await userEvent.click(opener());
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('takes Escape for itself inside of a dialog', async () => {
    const Shown = () => {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Cajón" closeLabel="Cerrar">
          <Places />
        </Dialog>
      );
    };
    render(<Shown />);
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
