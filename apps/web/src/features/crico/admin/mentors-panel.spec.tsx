import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, invitesDoor, refusal } from '../area/crico-site.ts';

const ana = {
  user_id: '0190a000-0000-7000-8000-000000000b01',
  full_name: 'Ana Sol',
  given_at: '2026-11-01T10:00:00.000Z',
};
const give = 'POST /rest/v1/rpc/give_mentor_role';
const take = 'POST /rest/v1/rpc/take_mentor_role';

const open = async (doors: Doors) => {
  const visits = cricoSite(
    {
      'POST /rest/v1/rpc/search_people': () => ({ body: { people: [], next: null } }),
      [invitesDoor]: () => ({ body: [] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts: [], names: {}, removed: [] } }),
      ...doors,
    },
    { role: 'admin' },
  );
  await renderApp('/crico/admin');
  return { visits, panel: within(await screen.findByRole('region', { name: 'Mentores' })) };
};

describe('the mentors in the Admin Panel', () => {
  it('are made by the address of their account, and cease to be', async () => {
    let mentors: readonly unknown[] = [];
    const { visits, panel } = await open({
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors } }),
      [give]: () => {
        mentors = [ana];
        return { body: ana };
      },
      [take]: () => {
        mentors = [];
        return { body: { was_mentor: true } };
      },
    });
    expect(await panel.findByText('Todavía no hay mentores.')).toBeTruthy();
    const field = panel.getByRole('textbox', { name: 'Correo de su cuenta' });
    await userEvent.type(field, 'ana');
    await userEvent.click(panel.getByRole('button', { name: 'Hacer mentor' }));
    expect(visits.some(({ door }) => door === give)).toBe(false);
    await userEvent.type(field, '@ejemplo.mx');
    await userEvent.click(panel.getByRole('button', { name: 'Hacer mentor' }));
    expect(await screen.findByText('Ana Sol ahora es mentor')).toBeTruthy();
    expect((await requestTo(visits, give)).body).toEqual({ email: 'ana@ejemplo.mx' });
    const role = await panel.findByRole('button', { name: 'Quitar a Ana Sol el rol de mentor' });
    expect(await axeFindings(screen.getByRole('region', { name: 'Mentores' }))).toEqual([]);
    await userEvent.click(role);
    expect(await screen.findByText('Ana Sol ya no es mentor')).toBeTruthy();
    expect(await panel.findByText('Todavía no hay mentores.')).toBeTruthy();
  });

  it('cannot be made of an unproven address', async () => {
    const { panel } = await open({
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors: [ana] } }),
      [give]: () => refusal(404, 'mentor_account_not_found'),
    });
    await userEvent.type(await panel.findByRole('textbox'), 'nadie@ejemplo.mx');
    await userEvent.click(panel.getByRole('button', { name: 'Hacer mentor' }));
    expect(await panel.findByText('Nadie ha comprobado esa dirección en una cuenta.')).toBeTruthy();
  });
});
