import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Doors } from '../../../testing/fake-site.ts';
import { requestTo } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { cricoSite, invitesDoor, refusal } from '../area/crico-site.ts';
import type { FoundCertificate } from './revoke-certificate.tsx';

const verifying = 'POST /rest/v1/rpc/verify_certificate';
const revoking = 'POST /rest/v1/rpc/revoke_certificate';
const number = '0123456789ABCDEF';
const certified = {
  ...{ level_id: 'X100', level_name: 'Fundamentos', holder_name: 'Ana Sol' },
  ...{ issued_on: '2026-11-27', revoked_on: null },
};
const found = (values: Partial<FoundCertificate> = {}): FoundCertificate => ({
  ...{ number, state: 'valid', certified },
  ...values,
});

const open = async (doors: Doors) => {
  const visits = cricoSite(
    {
      'POST /rest/v1/rpc/search_people': () => ({ body: { people: [], next: null } }),
      [invitesDoor]: () => ({ body: [] }),
      'POST /rest/v1/rpc/list_administrative_acts': () => ({ body: { acts: [], names: {}, removed: [] } }),
      'POST /rest/v1/rpc/list_mentors': () => ({ body: { mentors: [] } }),
      ...doors,
    },
    { role: 'admin' },
  );
  const { container } = await renderApp('/crico/admin');
  const panel = within(await screen.findByRole('region', { name: 'Certificados' }));
  const field = panel.getByRole('textbox', { name: 'Folio' });
  const find = async () => userEvent.click(panel.getByRole('button', { name: 'Buscar' }));
  return { visits, container, panel, field, find };
};

describe('certificates in the Admin Panel', () => {
  it('are revoked by their number, once a reason is given and confirmed', async () => {
    let isDown = true;
    const { visits, container, panel, field, find } = await open({
      [verifying]: () => ({ body: found() }),
      [revoking]: () => (isDown ? refusal(503, 'unavailable') : { body: found({ state: 'revoked' }) }),
    });
    await find();
    expect(panel.getByText('El folio tiene 16 letras y cifras.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '0123-4567-89ab-cdef');
    await find();
    expect((await requestTo(visits, verifying)).body).toEqual({ number });
    const dialog = within(await screen.findByRole('dialog', { name: '¿Revocar este certificado?' }));
    expect(dialog.getByText(/Ana Sol · X100 · Fundamentos, expedido el 27 de noviembre de 2026\./)).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    const act = dialog.getByRole<HTMLButtonElement>('button', { name: 'Revocar' });
    expect(act.disabled).toBe(true);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Razón' }), 'Era de otra persona');
    await userEvent.click(act);
    expect(await dialog.findByText(/^No se pudo revocar: /)).toBeTruthy();
    isDown = false;
    await userEvent.click(act);
    expect(await screen.findByText('Certificado revocado')).toBeTruthy();
    expect((await requestTo(visits, revoking)).body).toEqual({ number, reason: 'Era de otra persona' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field).toHaveProperty('value', '');
  });

  it('that do not exist, or are revoked already, are said to be so', async () => {
    const answers = [refusal(404, 'certificate_not_found'), { body: found({ state: 'revoked' }) }];
    const { panel, field, find } = await open({ [verifying]: () => answers.shift() ?? {} });
    await userEvent.type(field, number);
    await find();
    expect(await panel.findByText('No existe un certificado con este folio.')).toBeTruthy();
    await userEvent.type(field, '{Backspace}F');
    await find();
    expect(await panel.findByText('Este certificado ya está revocado.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a deleted account, and altered ones, are distinguished', async () => {
    const gone = found({ state: 'unnamed', certified: { ...certified, holder_name: '' } });
    const answers = [{ body: gone }, { body: found({ state: 'changed', certified: null }) }];
    const { field, find } = await open({ [verifying]: () => answers.shift() ?? {} });
    await userEvent.type(field, number);
    await find();
    expect(await screen.findByText(/su titular eliminó su cuenta/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await find();
    expect(await screen.findByText(/Lo que dice no es lo que firmó Nivel/)).toBeTruthy();
  });
});
