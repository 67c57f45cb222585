import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from './axe-findings.ts';
import { Dialog } from './dialog.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import type { SaveState } from './save-state.ts';
import { ToastViewport } from './toast-viewport.tsx';

const kindLabels = { success: 'Listo', error: 'Error', warning: 'Atención', info: 'Aviso' };
const hidesAfterMs = { saved: 2000, error: 3000 };
const labels = { saving: 'Guardando...', saved: 'Guardado', error: 'Error al guardar' };

describe('the toast viewport', () => {
  it('announces, names the kind in words, and closes by its button', async () => {
    const onClose = jest.fn();
    const toast = { id: 'a', type: 'error', message: 'No se pudo', hidesAt: 1, count: 1 } as const;
    const { container } = render(
      <ToastViewport toasts={[toast]} onClose={onClose} label="Avisos" closeLabel="Cerrar" kindLabels={kindLabels} />,
    );
    const region = screen.getByRole('region', { name: 'Avisos' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('Error: No se pudo');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledWith('a');
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('the save indicator', () => {
  beforeEach(() => void jest.useFakeTimers());
  const shown = () => screen.getByRole('status').textContent;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('hides 2 s after saved, 3 s after an error, and stays while saving', () => {
    const { rerender } = render(<SaveIndicator state="saving" labels={labels} hidesAfterMs={hidesAfterMs} />);
    const become = (state: SaveState) =>
      rerender(<SaveIndicator state={state} labels={labels} hidesAfterMs={hidesAfterMs} />);
    pass(60_000);
    expect(shown()).toBe('Guardando...');
    become('saved');
    pass(1999);
    expect(shown()).toBe('Guardado');
    pass(1);
    expect(shown()).toBe('');
    become('error');
    pass(2999);
    expect(shown()).toBe('Error al guardar');
    pass(1);
    expect(shown()).toBe('');
  });

  it('shows again when the same state returns', () => {
    const { rerender } = render(<SaveIndicator state="saved" labels={labels} hidesAfterMs={hidesAfterMs} />);
    pass(2000);
    rerender(<SaveIndicator state="saving" labels={labels} hidesAfterMs={hidesAfterMs} />);
    rerender(<SaveIndicator state="saved" labels={labels} hidesAfterMs={hidesAfterMs} />);
    expect(shown()).toBe('Guardado');
  });
});

describe('the dialog', () => {
  it('has a name, takes the focus, and closes with Escape', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="¡Bien!" closeLabel="Cerrar">
        <button type="button">Seguir</button>
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: '¡Bien!' });
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(await axeFindings(dialog)).toEqual([]);
  });
});
