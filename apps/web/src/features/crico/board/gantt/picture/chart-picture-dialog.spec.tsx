import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardId } from '../../../area/project/board.fixtures.ts';
import { live } from '../../board-site.ts';
import { openChart } from '../gantt.fixture.ts';

const sheets = () => [...document.querySelectorAll('[data-print] svg')];
const named = (sheet: Element | undefined) => sheet?.getAttribute('aria-label');
const openPicture = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir o guardar' }));
  return screen.findByRole('dialog', { name: 'Imprimir o guardar el diagrama' });
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the picture of a chart', () => {
  it('shows what the chart shows, on sheets that are gone with the dialog, and axe finds nothing', async () => {
    await openChart();
    live(9, [{ of: 'card', id: cardId(2), set: { progress: 40, blocked_reason: 'Falta el permiso' } }]);
    const dialog = await openPicture();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Todo el plan' }));
    expect(sheets()).toHaveLength(1);
    expect(named(sheets()[0])).toBe('Diagrama de Gantt de Proyecto 1, 19 ene 2026 – 5 feb 2026. Página 1 de 1');
    const words = sheets()[0]?.textContent ?? '';
    expect(words).toMatch(/Tarea 1.*26–27 ene.*Tarea 2.*28–29 ene.*Tarea 3.*Sin fechas/);
    expect(words).toContain('Tarea 2 40 %');
    expect(sheets()[0]?.querySelectorAll('.fill-danger-soft.stroke-danger, path.stroke-line-strong')).toHaveLength(3);
    expect(within(dialog).getByText('1 página')).toBeTruthy();
    expect(await axeFindings(dialog)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(sheets()).toEqual([]);
  });

  it('begins with the days in sight, and draws no card outside of them', async () => {
    await openChart();
    live(9, [{ of: 'card', id: cardId(3), set: { start_on: '2027-03-01', due_on: '2027-03-02' } }]);
    await openPicture();
    expect(named(sheets()[0])).not.toContain('2027');
    const bars = () => sheets()[0]?.querySelectorAll('rect[rx="4"]').length ?? 0;
    expect(bars()).toBeLessThan(6);
    await userEvent.click(screen.getByRole('radio', { name: 'Todo el plan' }));
    expect(named(sheets()[0])).toContain('– 9 mar 2027');
    // Each of three bars, with the one of its progress.
    expect(bars()).toBe(6);
  });

  it('is printed, and says so where the browser can draw no file', async () => {
    await openChart();
    const print = jest.spyOn(globalThis, 'print').mockReturnValue();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    const dialog = await openPicture();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar como imagen PNG' }));
    expect((await within(dialog).findByText(/^Este navegador no pudo dibujar la imagen/)).textContent).toBeTruthy();
  });
});
