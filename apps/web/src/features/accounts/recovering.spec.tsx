import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { aPreview, arrive, email } from './accounts.fixtures.ts';
import { recoveryLink, preview, verify, siteOf, button, press, heading } from './email-links.fixtures.ts';
import { requestTo } from '../../testing/fake-site.ts';

beforeEach(arrive);

describe('recovering a password', () => {
  it('answers alike whether the address is known or not, and sets a new one by code', async () => {
    const visits = siteOf({ 'POST /auth/v1/recover': () => ({}), 'PUT /auth/v1/user': () => ({ body: {} }) });
    await renderApp('/recover');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await press('Enviar enlace');
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de 6 dígitos' }), '123456');
    await press('Confirmar');
    await userEvent.type(await screen.findByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar contraseña');
    expect(await heading('Tu contraseña quedó guardada')).toBeTruthy();
    expect(await requestTo(visits, 'PUT /auth/v1/user')).toMatchObject({
      body: { password: 'colibrí morado 28' },
      headers: { authorization: 'Bearer token.of.lupita' },
    });
    await waitFor(() => expect(visits.map(({ url }) => url.search)).toContain('?grant_type=refresh_token'));
  });

  it('continues with the link when it is opened in the tab that requested it', async () => {
    siteOf({
      'POST /auth/v1/recover': () => ({}),
      [preview]: () => ({ body: aPreview({ type: 'recovery' }) }),
      'PUT /auth/v1/user': () => ({ body: {} }),
    });
    const { navigate } = await renderApp('/recover');
    await userEvent.type(await email(), 'lupita@correo.mx');
    await press('Enviar enlace');
    expect(await screen.findByText(/Si lupita@correo.mx tiene una cuenta/)).toBeTruthy();
    await navigate(recoveryLink);
    await press('Seguir como l***a@correo.mx');
    await userEvent.type(await screen.findByLabelText('Nueva contraseña'), 'colibrí morado 28');
    await press('Guardar contraseña');
    expect(await heading('Tu contraseña quedó guardada')).toBeTruthy();
  });

  it('names the rule that the new password breaks, knowing the name of the account', async () => {
    const visits = siteOf({ [preview]: () => ({ body: aPreview({ type: 'recovery' }) }) });
    await renderApp(recoveryLink);
    await press('Seguir como l***a@correo.mx');
    const field = await screen.findByLabelText('Nueva contraseña');
    const save = await button('Guardar contraseña');
    const told = () =>
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
    await userEvent.click(save);
    expect(told()).toContain('Este dato hace falta.');
    await userEvent.type(field, 'Lupita 2026');
    expect(told()).toContain('Sin tu nombre, tu correo ni “Nivel”');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(visits.map(({ door }) => door)).toEqual([preview, verify]);
  });
});
