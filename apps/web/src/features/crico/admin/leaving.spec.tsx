import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo } from '../../../testing/fake-site.ts';
import { aMember, me, placeOf } from '../area/crico.fixtures.ts';
import { refusal } from '../area/crico-site.ts';
import { change, open, placeId, project, removed, unproven } from './admin.fixture.ts';

describe('leaving in the Admin Panel', () => {
  it('lets the only administrator go when they have chosen who follows', async () => {
    const place_id = '00000000-0000-0000-0000-000000000000';
    const candidates = [{ user_id: unproven.user_id, full_name: 'Persona 2' }];
    const places = [{ kind: 'installation', id: place_id, name: '', candidates }];
    const { visits } = await open({
      [change]: (body) =>
        Object(body).successors.length === 0
          ? { status: 409, body: { code: 'last_admin', message: '', details: { places } } }
          : { body: { ...self, role: 'user' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la administración' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Dejar la administración?' }));
    const leave = question.getByRole('button', { name: 'Dejar la administración' });
    await userEvent.click(leave);
    const field = await question.findByRole('combobox', { name: /^Quién administra esta instalación/ });
    await userEvent.click(leave);
    expect(question.getByText('Falta elegir a alguien.')).toBeTruthy();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 2' }));
    await userEvent.click(leave);
    expect(await screen.findByText('Ya no administras esta instalación')).toBeTruthy();
    const successors = [{ place_id, user_id: unproven.user_id }];
    await lastRequestTo(visits, change, { user_id: me, role: 'user', successors });
  });

  it('does not ask the only administrator to choose if there is no other person', async () => {
    const place_id = '00000000-0000-0000-0000-000000000000';
    const places = [{ kind: 'installation', id: place_id, name: '', candidates: [] }];
    await open({ [change]: () => ({ status: 409, body: { code: 'last_admin', message: '', details: { places } } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Dejar la administración' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Dejar la administración?' }));
    await userEvent.click(question.getByRole('button', { name: 'Dejar la administración' }));
    expect(await question.findByText('No hay nadie más en esta instalación. Invita antes a alguien.')).toBeTruthy();
    expect(question.queryByText(/Elige quién sigue/)).toBeNull();
    expect(question.getByRole('button', { name: 'Dejar la administración' }).hasAttribute('disabled')).toBe(true);
  });

  it('removes a person softly after a question, and takes one back', async () => {
    const { visits } = await open({ [change]: () => ({ body: unproven }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Retirar a Persona 2 de Crico?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Traer de vuelta a Persona 3' }));
    expect(await screen.findByText('Persona 3 está de vuelta')).toBeTruthy();
    expect(visits.filter(({ door }) => door === change).map(({ body }) => body)).toEqual([
      { user_id: unproven.user_id, is_active: false, successors: [] },
      { user_id: removed.user_id, is_active: true },
    ]);
  });

  it('states why a person cannot be removed, in the question', async () => {
    const refusals = [refusal(409, 'last_owner'), refusal(403, 'forbidden')];
    await open({ [change]: () => refusals.shift() ?? refusal(500, 'internal') });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(
      await dialog.findByText(/No se pudo retirar a la persona. El último propietario no puede salir ni ser retirado/),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await dialog.findByText(/Solo los administradores pueden retirar a personas/)).toBeTruthy();
  });

  it('asks for the successors of what a person alone leads; without people it shows that', async () => {
    const places = [placeOf('project', project, 'Sitio', [aMember(1)]), placeOf('organization', placeId, 'Taller', [])];
    let left = places;
    const { visits } = await open({
      [change]: () => (left.length > 0 ? refusal(409, 'last_director', { places: left }) : { body: unproven }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await dialog.findByText(/En Taller no hay nadie que pueda seguir/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /Quién dirige Sitio/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 1' }));
    expect(dialog.getByRole('button', { name: 'Retirar' }).hasAttribute('disabled')).toBe(true);
    expect(visits.filter(({ door }) => door === change)).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    left = places.slice(0, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirar a Persona 2 de Crico' }));
    const second = within(await screen.findByRole('dialog'));
    await userEvent.click(second.getByRole('button', { name: 'Retirar' }));
    await userEvent.click(await second.findByRole('combobox', { name: /Quién dirige Sitio/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Persona 1' }));
    left = [];
    await userEvent.click(second.getByRole('button', { name: 'Retirar' }));
    await lastRequestTo(visits, change, {
      user_id: unproven.user_id,
      is_active: false,
      successors: [{ place_id: project, user_id: aMember(1).user_id }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
