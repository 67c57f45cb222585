import { describe, expect, it } from '@jest/globals';
import { bookId } from '@nivel/contracts/finance/book-values';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from '../../../../shell/live/live-subscriptions.ts';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite, refusal } from '../../area/crico-site.ts';
import { aLead, bookDoors, createLeadDoor, leadsDoor, totalsDoor, updateLeadDoor } from './leads.fixtures.ts';
import type { Lead } from './leads.queries.ts';

const open = async (leads: readonly Lead[], doors: Doors = {}, search = '') => {
  const visits = cricoSite(bookDoors(leads, doors), { role: 'manager' });
  const app = await renderApp(`/crico/money${search}`);
  return { visits, ...app };
};
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the leads of the finance screen', () => {
  it('are a table of amounts without decimals, exact when pointed at, with what open ones add up to', async () => {
    const totals = {
      stages: [],
      open: [{ currency: 'USD', count: 1, expected_value: 1_200.5, weighted_value: 120.05 }],
      weights: { new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 },
    };
    const { container } = await open([aLead({ assigned_to: aLead().id })], { [totalsDoor]: () => ({ body: totals }) });
    const cells = within(await row('Cerro Azul'));
    expect(cells.getByTitle(/1,200\.50/).textContent).toMatch(/1,20[01]/);
    expect(cells.getByText('Alguien que ya no está')).toBeTruthy();
    const sums = within(await screen.findByRole('region', { name: 'Valor de los prospectos abiertos' }));
    expect(sums.getByTitle(/120\.05/)).toBeTruthy();
    // The weights are for administrators to set.
    expect(sums.queryByRole('button')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('show when there are none, and when they cannot be loaded', async () => {
    let isDown = true;
    await open([], {
      [leadsDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [], total_count: 0 } }),
    });
    expect(await screen.findByText('No se pudieron cargar los prospectos')).toBeTruthy();
    expect(screen.getByText('No tienes permiso para hacer esto.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay prospectos')).toBeTruthy();
  });

  it('are sorted, searched and filtered by the service', async () => {
    const { visits, location } = await open([aLead()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Valor esperado' }));
    await waitFor(() => expect(location().href).toContain('sort=expected_value'));
    await userEvent.click(screen.getByRole('button', { name: 'Valor esperado' }));
    await waitFor(() => expect(location().href).toContain('turned=true'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar prospectos...' }), 'azul');
    await lastRequestTo(visits, leadsDoor, {
      search: 'azul',
      stage_filter: [],
      assigned_filter: null,
      in_trash: false,
      sort: 'expected_value',
      descending: false,
      page_size: 50,
      page_offset: 0,
    });
  });

  it('go to another stage from the table at once, and back where that is refused', async () => {
    const lead = aLead();
    await open([lead], { [updateLeadDoor]: () => refusal(404, 'lead_not_found') });
    const cells = within(await row('Cerro Azul'));
    await userEvent.click(cells.getByRole('combobox', { name: /Etapa: Cerro Azul/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Propuesta' }));
    expect((await screen.findAllByText('Este prospecto ya no existe.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(cells.getByRole('combobox').textContent).toContain('Nuevo'));
  });

  it('are where they were after a change that failed, also where they cannot be read again', async () => {
    const lead = aLead();
    let isDown = false;
    const doors = {
      [updateLeadDoor]: () => {
        isDown = true;
        return refusal(403, 'forbidden');
      },
      [leadsDoor]: () => (isDown ? refusal(403, 'forbidden') : { body: { data: [lead], total_count: 1 } }),
    };
    const { visits } = await open([lead], doors);
    const stage = within(await row('Cerro Azul')).getByRole('combobox', { name: /Etapa: Cerro Azul/ });
    await userEvent.click(stage);
    await userEvent.click(await screen.findByRole('option', { name: 'Propuesta' }));
    await requestTo(visits, leadsDoor, 1);
    await waitFor(() => expect(stage.textContent).toContain('Nuevo'));
  });

  it('are shown from their last page if a page no longer exists', async () => {
    const page = (body: unknown) => ({
      data: (body as { readonly page_offset: number }).page_offset > 50 ? [] : [aLead()],
      total_count: 51,
    });
    const { location } = await open([], { [leadsDoor]: (body) => ({ body: page(body) }) }, '?page=3');
    expect(await screen.findByText('Página 2 de 2')).toBeTruthy();
    expect(await row('Cerro Azul')).toBeTruthy();
    expect(location().href).toContain('page=2');
  });

  it('are read again when another window changes one', async () => {
    const leads = [aLead()];
    await open(leads);
    await row('Cerro Azul');
    leads[0] = aLead({ name: 'Cerro Verde' });
    const entityId = aLead().id;
    const data = { bookId, entity: 'lead', entityId };
    act(() => publish({ seq: 1, type: 'finance.book.changed', room: `book:${bookId}`, data, traceId: '' }));
    expect(await row('Cerro Verde')).toBeTruthy();
  });
});

describe('a new lead', () => {
  it('needs a name, and a value of at least 0', async () => {
    const { visits, container } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Prospecto nuevo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prospecto nuevo' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Crear prospecto' }));
    expect(await within(dialog).findByText('El nombre del prospecto es obligatorio')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Nombre' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nombre' }), 'Cerro Azul');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Valor esperado' }), '-1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Crear prospecto' }));
    expect(await within(dialog).findByText(/Escribe un valor de al menos 0/)).toBeTruthy();
    expect(visits.filter(({ door }) => door === createLeadDoor)).toEqual([]);
    expect(await axeFindings(container.ownerDocument.body)).toEqual([]);
  });

  it('is sent again under the same id after an answer that was lost', async () => {
    const leads: Lead[] = [];
    let isDown = true;
    const { visits } = await open(leads, {
      [createLeadDoor]: () => {
        if (isDown) return refusal(503, 'unavailable');
        leads.push(aLead());
        return { body: { success: true, lead: leads[0] } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prospecto nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Prospecto nuevo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Cerro Azul');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Valor esperado' }), '1200.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear prospecto' }));
    expect((await screen.findAllByText('No se pudo crear el prospecto')).length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Crear prospecto' }));
    expect((await screen.findAllByText('Prospecto creado')).length).toBeGreaterThan(0);
    expect(await row('Cerro Azul')).toBeTruthy();
    const { body: first } = await requestTo(visits, createLeadDoor, 0);
    expect(first).toMatchObject({ name_param: 'Cerro Azul', expected_value_param: 1_200.5, stage_param: 'new' });
    const sent = visits.filter(({ door }) => door === createLeadDoor).map(({ body }) => body);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('the board of leads', () => {
  const openBoard = async () => {
    const lead = aLead();
    const leads = [lead];
    const { visits } = await open(
      leads,
      {
        [updateLeadDoor]: (body) => {
          const { updates_param: updates } = body as { readonly updates_param: Partial<Lead> };
          leads[0] = { ...lead, ...updates };
          return { body: { success: true, lead: leads[0] } };
        },
      },
      '?view=board',
    );
    const card = await screen.findByRole('button', { name: /^Cerro Azul/ });
    return { visits, card, lead };
  };
  const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

  it('moves a lead by keys, announces its place, and puts it back', async () => {
    const { visits, card, lead } = await openBoard();
    expect(await axeFindings(document.body)).toEqual([]);
    card.focus();
    await userEvent.keyboard(' {ArrowRight}');
    expect(await screen.findByText('Sobre Contactado')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Cerro Azul se quedó donde estaba')).toBeTruthy();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    expect(await screen.findByText('Cerro Azul está ahora en Calificado')).toBeTruthy();
    expect((await requestTo(visits, updateLeadDoor)).body).toEqual({
      lead_id_param: lead.id,
      updates_param: { stage: 'qualified' },
    });
    expect(await column('Calificado').findByRole('button', { name: /^Cerro Azul/ })).toBeTruthy();
  });

  it('takes a lead that is dragged to another stage', async () => {
    const { visits, card } = await openBoard();
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    const won = screen.getByRole('region', { name: /^Ganado/ });
    fireEvent.dragOver(won);
    fireEvent.drop(won);
    fireEvent.dragEnd(card);
    expect((await requestTo(visits, updateLeadDoor)).body).toMatchObject({ updates_param: { stage: 'closed_won' } });
    expect(await column('Ganado').findByRole('button', { name: /^Cerro Azul/ })).toBeTruthy();
  });
});
