import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { account, open, press, region } from '../settings.fixtures.ts';

const google = {
  identity_id: '0190a000-0000-7000-8000-0000000000a1',
  provider: 'google',
  email: 'lupita@gmail.example',
  created_at: '2026-11-27T18:00:00Z',
};
const email = { ...google, identity_id: '0190a000-0000-7000-8000-0000000000a2', provider: 'email' };
const settings = 'GET /auth/v1/settings';
const begin = 'POST /auth/v1/user/identities/authorize';
const remove = `DELETE /auth/v1/user/identities/${google.identity_id}`;

/** The present identities of the account. */
let identities: (typeof google)[];
const site = (doors: Doors = {}): Doors => ({
  [settings]: () => ({ body: { external_labels: { google: 'Google' } } }),
  [account]: () => ({ body: { ...aSession().user, identities } }),
  [remove]: () => {
    identities = [email];
    return { body: {} };
  },
  ...doors,
});
const dialog = async () => within(await screen.findByRole('dialog'));
const section = async () => region('Identidades vinculadas');

beforeEach(() => {
  arrive();
  identities = [email, google];
});

describe('linked identities in the settings', () => {
  it('are shown with the day, and unlinked after a question', async () => {
    const { visits, container } = await open(site());
    const shown = await section();
    expect(await shown.findByText('Vinculada el 27 de noviembre de 2026')).toBeTruthy();
    expect(shown.getByText('lupita@gmail.example')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await press(shown, 'Desvincular Google');
    await press(await dialog(), 'Desvincular');
    await lastRequestTo(visits, remove, {});
    expect(await screen.findByText('Desvinculamos la identidad.')).toBeTruthy();
    expect(screen.queryByText('lupita@gmail.example')).toBeNull();
  });

  it('ask for the password once the sign-in is not of the last minutes', async () => {
    const doors = {
      [remove]: (body: unknown) => {
        const { current_password: password } = body as { current_password?: string };
        if (password === undefined) return refusal('current_password_required');
        identities = [email];
        return { body: {} };
      },
    };
    const { visits } = await open(site(doors));
    await press(await section(), 'Desvincular Google');
    await press(await dialog(), 'Desvincular');
    await userEvent.type(
      await (await dialog()).findByLabelText('Escribe tu contraseña para confirmar'),
      'la de siempre',
    );
    await press(await dialog(), 'Desvincular');
    await lastRequestTo(visits, remove, { current_password: 'la de siempre' });
  });

  it('are not unlinked where one is the only way in', async () => {
    identities = [google];
    await open(site());
    const shown = await section();
    expect(await shown.findByText(/Es tu única forma de entrar/)).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Desvincular Google' })).toBeNull();
  });

  it('are linked at the provider that the service names; a refusal is shown', async () => {
    const doors = { [begin]: () => refusal('unavailable', 503) };
    const { visits } = await open(site(doors));
    await press(await section(), 'Vincular con Google');
    await press(await dialog(), 'Seguir');
    const { url, body } = await requestTo(visits, begin);
    expect(body).toEqual({});
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      provider: 'google',
      redirect_to: `${location.origin}/dashboard/ajustes#identidades`,
      skip_http_redirect: 'true',
      code_challenge: expect.any(String),
    });
    expect(await (await dialog()).findByText(/La otra página no responde/)).toBeTruthy();
  });

  it('are not shown where the installation has no providers', async () => {
    const { visits } = await open(site({ [settings]: () => ({ body: { external_labels: {} } }) }));
    await requestTo(visits, settings);
    expect(screen.queryByRole('region', { name: 'Identidades vinculadas' })).toBeNull();
  });

  it('are shown where they are of an organization, though there is no provider to link', async () => {
    identities = [email, { ...google, provider: 'sso:empresa', email: 'lupita@empresa.example' }];
    await open(site({ [settings]: () => ({ body: { external_labels: {}, saml_enabled: true } }) }));
    const shown = await section();
    expect(await shown.findByText('lupita@empresa.example')).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Desvincular Tu organización' })).toBeTruthy();
    expect(shown.queryByRole('button', { name: /^Vincular/ })).toBeNull();
  });

  it('say what could not be loaded, and try again', async () => {
    let isDown = true;
    const labels = { body: { external_labels: { google: 'Google' } } };
    await open(site({ [settings]: () => (isDown ? refusal('unexpected_failure', 500) : labels) }));
    const shown = await section();
    expect(await shown.findByText(/No pudimos cargar tus identidades/)).toBeTruthy();
    isDown = false;
    await press(shown, 'Intentar de nuevo');
    expect(await (await section()).findByText('Google')).toBeTruthy();
  });
});
