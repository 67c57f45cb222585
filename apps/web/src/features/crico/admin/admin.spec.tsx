import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo } from '../../../testing/fake-site.ts';
import { invitesDoor, refusal } from '../area/crico-site.ts';
import { anInvite, change, open, searchDoor, self, unproven } from './admin.fixture.ts';

describe('the Admin Panel', () => {
  it('shows people, invitations and the audit, and has no accessibility problem', async () => {
    const { container } = await open();
    const people = within(screen.getByRole('list', { name: 'Personas' }));
    expect(people.getAllByRole('listitem')).toHaveLength(3);
    expect(people.queryByRole('button', { name: /Lupita/ })).toBeNull();
    expect(await screen.findByText(/caducó el/)).toBeTruthy();
    const audit = within(await screen.findByRole('list', { name: 'Registro' }));
    expect(audit.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Lupita retiró de Crico a Persona 3 (ya no está)',
      'Lupita envió una invitación a nueva@ejemplo.mx · Taller',
      'Lupita eliminó el proyecto (ya no está) · Taller',
      'Lupita agregó al equipo de un proyecto a Persona 3 (ya no está) · Sitio',
      'Lupita cambió su rol en un proyecto · Sitio',
    ]);
    expect(audit.getAllByText('Persona 3').map(({ tagName }) => tagName)).toEqual(['S', 'S']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('finds people by name or address, and shows the filter', async () => {
    const { visits } = await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar personas...' }), 'P2@');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: 'Personas' })).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(screen.getByText('Filtrado por «P2@»')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'nadie');
    expect(await screen.findByText('Nadie tiene ese nombre ni esa dirección.')).toBeTruthy();
    await lastRequestTo(visits, searchDoor, { search: 'P2@nadie', limit: 100 });
  });

  it('continues behind the last person of a page', async () => {
    const { visits } = await open({
      [searchDoor]: (body) =>
        Object(body).after === undefined
          ? { body: { people: [self], next: self.user_id } }
          : { body: { people: [unproven], next: null } },
    });
    const people = within(screen.getByRole('region', { name: 'Personas' }));
    await userEvent.click(people.getByRole('button', { name: 'Mostrar más' }));
    expect(await people.findByText('Persona 2')).toBeTruthy();
    expect(people.getAllByRole('listitem')).toHaveLength(2);
    await lastRequestTo(visits, searchDoor, { search: '', limit: 100, after: self.user_id });
  });

  it('gives a person another role', async () => {
    const { visits } = await open({ [change]: () => ({ body: unproven }) });
    await userEvent.click(screen.getByRole('combobox', { name: /Rol de Persona 2/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gestor' }));
    expect(await screen.findByText('Persona 2 ahora es Gestor')).toBeTruthy();
    expect((await requestTo(visits, change)).body).toEqual({ user_id: unproven.user_id, role: 'manager' });
  });

  it.each([
    [
      { success: true, message: '', attemptsRemaining: 3, retryAfter: null },
      'Correo enviado a p2@correo.mx; quedan 3 hoy',
    ],
    [{ success: false, message: '', attemptsRemaining: 0, retryAfter: 40 }, 'Se puede enviar otro en 40 s'],
    [
      { success: false, message: '', attemptsRemaining: null, retryAfter: null },
      'No se pudo enviar el correo de comprobación',
    ],
  ])('sends the e-mail that proves an address, and shows its state', async (answer, sentence) => {
    await open({ 'POST /rest/v1/rpc/send_email_verification': () => ({ body: answer }) });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar correo de comprobación a Persona 2' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('sends an invitation again, and withdraws one that is deleted meanwhile', async () => {
    let invites = [anInvite];
    await open({
      [invitesDoor]: () => ({ body: invites }),
      'POST /rest/v1/rpc/resend_crico_invite': () => ({ body: anInvite }),
      'POST /rest/v1/rpc/revoke_crico_invite': () => refusal(409, 'invite_not_open'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reenviar la invitación de nueva@ejemplo.mx' }));
    expect(await screen.findByText('Invitación enviada de nuevo a nueva@ejemplo.mx')).toBeTruthy();
    invites = [];
    await userEvent.click(screen.getByRole('button', { name: 'Retirar la invitación de nueva@ejemplo.mx' }));
    expect(await screen.findByText('Esta invitación ya se usó, se retiró o caducó.')).toBeTruthy();
    expect(await screen.findByText('No hay invitaciones abiertas.')).toBeTruthy();
  });

  it('shows what could not be loaded, beside the rest', async () => {
    await open({ 'POST /rest/v1/rpc/list_administrative_acts': () => refusal(403, 'forbidden') });
    expect(await screen.findByText('No se pudo cargar el registro')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  });
});
