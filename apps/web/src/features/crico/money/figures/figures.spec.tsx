import { bookId } from '@nivel/contracts/finance/book-values';
import { expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { v7 } from 'uuid';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { bookDoors } from '../leads/leads.fixtures.ts';
import { aSeries, chartsDoor, figuresDoor, someFigures } from './figures.fixtures.ts';

const textOf = async (blob: Blob | undefined): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob as Blob);
  });

const cards = async () => within(await screen.findByRole('region', { name: 'Resumen de la contabilidad' }));

it('shows a manager the totals of the book, exactly on hover, and nothing of shares', async () => {
  cricoSite(bookDoors([], { [figuresDoor]: () => ({ body: someFigures() }) }), { role: 'manager' });
  const { container } = await renderApp('/crico/money');
  const shown = await cards();
  const leads = within((await shown.findByText('Valor total de prospectos')).parentElement as HTMLElement);
  expect(leads.getByTitle(/1,200\.50/).textContent).toMatch(/1,201/);
  expect(leads.getByTitle(/120\.05/)).toBeTruthy();
  expect(shown.getByTitle(/980\.75/)).toBeTruthy();
  expect(shown.getByTitle(/75\.10/)).toBeTruthy();
  expect(shown.getByText('3')).toBeTruthy();
  expect(shown.queryByText('Participación total de empleados')).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

it('shows an administrator how much projects have given away', async () => {
  const equity = { total_employee_equity: 17.52, equity_projects: 2, equity_mean_percent: 8.76 };
  cricoSite(bookDoors([], { [figuresDoor]: () => ({ body: someFigures(equity) }) }), { role: 'admin' });
  await renderApp('/crico/money');
  const shown = await cards();
  expect(await shown.findByText('Participación total de empleados')).toBeTruthy();
  expect(shown.getByText(/^8\.76\s?%$/)).toBeTruthy();
  expect(shown.getByText('de media en 2 proyectos')).toBeTruthy();
});

it('shows another currency of the book, which the address keeps', async () => {
  cricoSite(bookDoors([], { [figuresDoor]: () => ({ body: someFigures() }) }), { role: 'manager' });
  await renderApp('/crico/money?currency=MXN');
  const shown = await cards();
  expect(await shown.findByTitle(/48,000\.00/)).toBeTruthy();
  await userEvent.click(shown.getByRole('combobox', { name: /^Moneda/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'USD' }));
  expect(await shown.findByTitle(/1,200\.50/)).toBeTruthy();
});

it('reads them again when the book changes, once for many changes', async () => {
  let count = 3;
  const visits = cricoSite(
    bookDoors([], { [figuresDoor]: () => ({ body: someFigures({ currencies: [], active_contracts: count }) }) }),
    { role: 'manager' },
  );
  await renderApp('/crico/money');
  const shown = await cards();
  await shown.findByText('3');
  const readBefore = visits.filter(({ door }) => door === figuresDoor).length;
  count = 4;
  for (let seq = 1; seq <= 20; seq += 1)
    act(() =>
      publish({
        ...{ seq, type: 'finance.book.changed', traceId: '', room: `book:${bookId}` },
        data: { bookId, entity: 'payment', entityId: v7() },
      }),
    );
  await waitFor(() => expect(shown.getByText('4')).toBeTruthy(), { timeout: 5_000 });
  expect(visits.filter(({ door }) => door === figuresDoor)).toHaveLength(readBefore + 1);
});

it('shows that they could not be loaded, and tries again', async () => {
  let isDown = true;
  const door = () => (isDown ? refusal(403, 'forbidden') : { body: someFigures() });
  cricoSite(bookDoors([], { [figuresDoor]: door }), { role: 'manager' });
  await renderApp('/crico/money');
  const shown = await cards();
  expect(await shown.findByText('No se pudo cargar el análisis')).toBeTruthy();
  isDown = false;
  await userEvent.click(shown.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await shown.findByTitle(/980\.75/)).toBeTruthy();
});

it('draws charts of a currency, with a table and a file behind each', async () => {
  const [names, written]: [string[], Blob[]] = [[], []];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${written.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const charts = { today: '2026-11-25', currencies: [aSeries('MXN'), aSeries('USD')] };
  const doors = { [figuresDoor]: () => ({ body: someFigures() }), [chartsDoor]: () => ({ body: charts }) };
  cricoSite(bookDoors([], doors), { role: 'manager' });
  const { container } = await renderApp('/crico/money?section=charts');
  const revenue = within(await screen.findByRole('figure', { name: 'Ingresos por mes (USD)' }));
  await userEvent.click(revenue.getByText('Ver como tabla'));
  const row = revenue.getByRole('row', { name: /noviembre de 2026/ });
  expect(within(row).getByText(/1,500\.25/)).toBeTruthy();
  expect(within(row).getByText(/300\.00/)).toBeTruthy();
  expect(revenue.getAllByRole('row')).toHaveLength(26);
  const funnel = within(screen.getByRole('figure', { name: 'Embudo de prospectos por etapa (USD)' }));
  expect(funnel.getByText(/^2 · /)).toBeTruthy();
  const ageing = within(screen.getByRole('figure', { name: 'Antigüedad de los pagos vencidos (USD)' }));
  expect(ageing.getAllByText('31 a 60 días').length).toBeGreaterThan(0);
  await userEvent.click(ageing.getByRole('button', { name: /Exportar CSV/ }));
  expect(names).toEqual(['antiguedad-de-vencidos-USD.csv']);
  expect(await textOf(written[0])).toContain('31 a 60 días,4,820.40');
  expect(await axeFindings(container)).toEqual([]);
});

it('shows that there is nothing to draw, or that it could not be loaded', async () => {
  let isDown = true;
  const door = () => (isDown ? refusal(403, 'forbidden') : { body: { today: '2026-11-25', currencies: [] } });
  cricoSite(bookDoors([], { [chartsDoor]: door }), { role: 'manager' });
  await renderApp('/crico/money?section=charts');
  expect(await screen.findByText('No se pudieron cargar las gráficas')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText(/Todavía no hay nada que dibujar/)).toBeTruthy();
});
