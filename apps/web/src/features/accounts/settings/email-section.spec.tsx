import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { aPreview, arrive, refusal, tokenHash } from '../accounts.fixtures.ts';
import * as links from '../email-links.fixtures.ts';
import { open, press, region, user } from './settings.fixtures.ts';

beforeEach(arrive);

const verify = 'POST /auth/v1/verify';
const changing = { new_email: 'nueva@correo.mx' };
const codeOf = async (address: string) => within(await screen.findByRole('region', { name: `Correo a ${address}` }));
const type = async (address: string, code: string) => {
  const form = await codeOf(address);
  await userEvent.type(form.getByRole('textbox', { name: 'Código de 6 dígitos' }), code);
  await press(form, 'Confirmar');
};

describe('the address of the account', () => {
  it('is requested, and then waits for both confirmations', async () => {
    const { visits, container } = await open({ [user]: () => ({ body: { ...aSession().user, ...changing } }) });
    const section = await region('Correo');
    expect(section.getByText('lupita@correo.mx')).toBeTruthy();
    await userEvent.type(section.getByRole('textbox', { name: 'Correo electrónico' }), 'nueva@correo.mx');
    await press(section, 'Cambiar correo');
    expect(await section.findByText(/Enviamos un correo a lupita@correo.mx y otro a nueva@correo.mx/)).toBeTruthy();
    expect((await requestTo(visits, user)).body).toEqual({ email: 'nueva@correo.mx' });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('sends no invalid address, and shows why one is refused', async () => {
    const { to } = await open({ [user]: () => refusal('over_email_send_rate_limit', 429) });
    const section = await region('Correo');
    await press(section, 'Cambiar correo');
    expect(to(user)).toEqual([]);
    await userEvent.type(section.getByRole('textbox', { name: 'Correo electrónico' }), 'nueva@correo.mx');
    await press(section, 'Cambiar correo');
    expect(await section.findByText(/Acabamos de enviarte un correo/)).toBeTruthy();
  });

  it('changes with the second of the two codes', async () => {
    let count = 0;
    const first = { msg: 'Confirmation link accepted.', code: '200' };
    const doors = {
      [verify]: () => ({ body: (count += 1) === 1 ? first : aSession({ email: 'nueva@correo.mx' }) }),
    };
    const { visits } = await open(doors, changing);
    await type('lupita@correo.mx', '111111');
    expect(await (await codeOf('lupita@correo.mx')).findByText('Confirmado. Falta la otra dirección.')).toBeTruthy();
    expect((await requestTo(visits, verify)).body).toEqual({
      type: 'email_change',
      email: 'lupita@correo.mx',
      token: '111111',
    });
    await type('nueva@correo.mx', '222222');
    expect(await screen.findByText('Tu correo cambió')).toBeTruthy();
    const section = await region('Correo');
    await waitFor(() => expect(section.getByText('nueva@correo.mx')).toBeTruthy());
  });

  it('stays when the change is cancelled', async () => {
    const doors = {
      'POST /rest/v1/rpc/cancel_email_change': () => ({ body: { canceled: true } }),
      'GET /auth/v1/user': () => ({ body: aSession().user }),
    };
    await open(doors, changing);
    const section = await region('Correo');
    await press(section, 'Cancelar el cambio');
    expect(await section.findByRole('button', { name: 'Cambiar correo' })).toBeTruthy();
  });
});

describe('the link that confirms another address', () => {
  const link = `/confirm-address#token=${tokenHash}&type=email_change`;
  const asked = { [links.preview]: () => ({ body: aPreview({ type: 'email_change' }) }) };

  it('asks, and shows that the other address is missing', async () => {
    links.siteOf({ ...asked, [verify]: () => ({ body: { msg: 'Confirmation link accepted.', code: '200' } }) });
    await renderApp(link);
    expect(await links.heading('Confirma el cambio de correo')).toBeTruthy();
    await links.press('Confirmar el cambio');
    expect(await links.heading('Falta un correo')).toBeTruthy();
  });

  it('signs in with the new address when it is the second', async () => {
    const visits = links.siteOf(asked);
    await renderApp(link);
    await links.press('Confirmar el cambio');
    expect(await links.heading('Tu correo cambió')).toBeTruthy();
    expect((await requestTo(visits, verify)).body).toEqual({ type: 'email_change', token_hash: tokenHash });
  });

  it('reports when its time is over', async () => {
    links.siteOf({ [links.preview]: () => refusal('otp_expired', 403) });
    await renderApp(link);
    expect(await links.heading('El enlace ya venció')).toBeTruthy();
  });
});
