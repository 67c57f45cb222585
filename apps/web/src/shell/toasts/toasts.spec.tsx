import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { useDrawer, type DrawerProps } from '../drawer/use-drawer.tsx';
import { notify, setToastRules } from './toaster.ts';
import { Toasts } from './toasts.tsx';

const rules = { visibleLimit: 5, durationMs: 60_000, rateLimit: { toasts: 3, windowMs: 5_000 } };
const show = async () => {
  setToastRules(rules);
  const rendered = await act(async () => render(<Suspense>{<Toasts />}</Suspense>));
  await screen.findByRole('region', { name: 'Avisos' });
  return rendered;
};
const kinds = () => [...document.querySelectorAll('[data-kind]')];

describe('toasts on the page', () => {
  it('count a repeated error, instead of hiding or repeating it', async () => {
    const { container } = await show();
    act(() => [1, 2, 3].forEach(() => notify({ type: 'error', message: 'No se pudo' })));
    expect(kinds().map(({ textContent }) => textContent)).toEqual(['Error: No se pudo ×3']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('carry the one thing to do about it', async () => {
    await show();
    const run = jest.fn();
    act(() => notify({ type: 'info', message: 'Hay algo', action: { label: 'Hacerlo', run } }));
    await userEvent.click(screen.getByRole('button', { name: 'Hacerlo' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leave a phone its page: good news give way to the next, and what failed stays', async () => {
    await show();
    act(() => {
      notify({ type: 'success', message: 'Uno' });
      notify({ type: 'error', message: 'Falla' });
      notify({ type: 'success', message: 'Dos' });
    });
    expect(kinds().map((one) => one.className.includes('max-sm:hidden'))).toEqual([false, false, true]);
  });

  it('go by their button alone, and the others stay', async () => {
    await show();
    act(() => ['Uno', 'Dos'].forEach((message) => notify({ type: 'warning', message })));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    expect(kinds().map(({ textContent }) => textContent)).toEqual(['Atención: Uno']);
  });
});

describe('a drawer whose program does not arrive', () => {
  const Opener = ({ load }: { readonly load: () => Promise<ComponentType<DrawerProps>> }) => {
    const { opener, drawer } = useDrawer(load);
    return (
      <>
        <button type="button" {...opener}>
          Abrir
        </button>
        {drawer}
      </>
    );
  };

  it('reports the failure at the press and not before, offers to reload the page, and opens when it is tried again', async () => {
    await show();
    let isAway = true;
    const load = async () => {
      await Promise.resolve();
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
      return ({ isOpen }: DrawerProps) => (isOpen ? <p>Aquí está</p> : null);
    };
    await act(async () => render(<Suspense>{<Opener load={load} />}</Suspense>));
    const button = await screen.findByRole('button', { name: 'Abrir' });
    await userEvent.hover(button);
    expect(kinds()).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText('No se pudo abrir. Revisa tu conexión y recarga la página.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeTruthy();
    isAway = false;
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Aquí está')).toBeTruthy());
  });
});
