import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, silent, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { cricoSite } from '../../area/crico-site.ts';
import { aLead, bookDoors, historyDoor, updateLeadDoor } from './leads.fixtures.ts';
import type { Lead } from './leads.queries.ts';

const open = async (leads: readonly Lead[], doors: Doors = {}, search = '') => {
  const visits = cricoSite(bookDoors(leads, doors), { role: 'manager' });
  const app = await renderApp(`/crico/money${search}`);
  return { visits, ...app };
};
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('an open lead', () => {
  it('shows its history, and saves changed fields only', async () => {
    const lead = aLead();
    const history = {
      entries: [
        {
          id: aLead().id,
          acted_at: '2026-11-25T12:00:00.000Z',
          actor_id: lead.id,
          act: 'stage-changed',
          before: { stage: 'proposal', expected_value: 100_050 },
          after: { stage: 'new', expected_value: 120_050 },
          reason: null,
        },
      ],
      names: { [lead.id]: 'Eva Luna' },
      has_more: false,
    };
    const { visits, location } = await open(
      [lead],
      {
        [historyDoor]: () => ({ body: history }),
        [updateLeadDoor]: () => ({ body: { success: true, lead: { ...lead, source: 'Recomendación' } } }),
      },
      `?lead=${lead.id}`,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerro Azul' }));
    const entry = within(await dialog.findByRole('list', { name: 'Historial' }));
    expect(entry.getByText('Eva Luna')).toBeTruthy();
    expect(entry.getByText(/de Propuesta a Nuevo/)).toBeTruthy();
    expect(entry.getByText(/de 1000\.50 a 1200\.50/)).toBeTruthy();
    const source = dialog.getByRole('textbox', { name: 'Origen' });
    await userEvent.type(source, ' 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await userEvent.clear(source);
    await userEvent.type(source, 'Recomendación');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect((await requestTo(visits, updateLeadDoor)).body).toEqual({
      lead_id_param: lead.id,
      updates_param: { source: 'Recomendación' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(location().href).not.toContain('lead='));
  });

  it('is deleted, and had back at once', async () => {
    const lead = aLead();
    const leads = [lead];
    const { visits } = await open(leads, {
      'POST /rest/v1/rpc/delete_money_lead': () => {
        leads.pop();
        return { body: { success: true, lead } };
      },
      'POST /rest/v1/rpc/restore_money_lead': () => {
        leads.push(lead);
        return { body: { success: true, lead } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar Cerro Azul' }));
    expect(await screen.findByText('Todavía no hay prospectos')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await row('Cerro Azul')).toBeTruthy();
    const { body } = await requestTo(visits, 'POST /rest/v1/rpc/restore_money_lead');
    expect(body).toEqual({ lead_id_param: lead.id });
  });

  it('keeps text typed during the save', async () => {
    const lead = aLead();
    const { door, answer } = silent();
    const { visits } = await open([lead], { [updateLeadDoor]: door }, `?lead=${lead.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerro Azul' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Origen' }), ' 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await requestTo(visits, updateLeadDoor);
    const notes = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notas' });
    await userEvent.type(notes, 'Llamar el lunes');
    await answer({ body: { success: true, lead: { ...lead, source: 'Feria 2026' } } });
    expect((await screen.findAllByText('Prospecto guardado')).length).toBeGreaterThan(0);
    expect(notes.value).toBe('Llamar el lunes');
  });

  it('asks before the way back discards typed text', async () => {
    const lead = aLead();
    const { navigate, location } = await open([lead], {}, `?lead=${lead.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cerro Azul' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Origen' }), ' 2026');
    await navigate('/crico/my-work');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(location().href).toContain('lead=');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Origen' }).value).toBe('Feria 2026');
  });
});
