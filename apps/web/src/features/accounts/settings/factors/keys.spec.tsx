import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axeFindings } from '@nivel/ui/axe-findings';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aSession } from '../../../../testing/learners.ts';
import { arrive, refusal } from '../../accounts.fixtures.ts';
import { ANSWER, KeyBrowser } from '../../key-prompt.fixtures.ts';
import { anApp } from '../../second-step.fixtures.ts';
import { account, open, press, region, tokens } from '../settings.fixtures.ts';

const key = anApp({ friendly_name: 'Mi computadora', factor_type: 'webauthn' });
const enroll = 'POST /auth/v1/factors';
const challenge = `POST /auth/v1/factors/${key.id}/challenge`;
const verify = `POST /auth/v1/factors/${key.id}/verify`;
const remove = `DELETE /auth/v1/factors/${key.id}`;
const options = { challenge: 'AQID', rp: { id: 'localhost' } };

/** The account's factors, as they are now. */
let factors: ReturnType<typeof anApp>[];
let browser: KeyBrowser;
const site = (doors: Doors = {}): Doors => ({
  [account]: () => ({ body: aSession({ factors }).user }),
  [enroll]: () => ({ body: { id: key.id, type: 'webauthn' } }),
  [challenge]: () => ({
    body: { id: 'c1', webauthn: { type: 'create', credential_options: { publicKey: options } } },
  }),
  [verify]: () => {
    factors = [key];
    return { body: aSession({ factors }) };
  },
  [remove]: () => {
    factors = [];
    return { body: { id: key.id } };
  },
  ...doors,
});
const dialog = async () => within(await screen.findByRole('dialog'));
const begin = async () => {
  await press(await region('Segundo paso'), 'Agregar una llave de acceso');
  await press(await dialog(), 'Seguir');
};

beforeEach(() => {
  arrive();
  factors = [];
  browser = new KeyBrowser();
});
afterEach(() => browser.leave());

describe('a key in the settings', () => {
  it('is added: a name, and what the browser asks for', async () => {
    const { visits, container } = await open(site());
    await begin();
    expect(await (await dialog()).findByText(/tu navegador te preguntará dónde guardarla/)).toBeTruthy();
    expect(await axeFindings(document.body)).toEqual([]);
    await press(await dialog(), 'Crear la llave');
    const section = await region('Segundo paso');
    expect(await section.findByText('Agregada el 27 de noviembre de 2026')).toBeTruthy();
    expect(browser.asked).toEqual([{ act: 'create', publicKey: options }]);
    expect((await requestTo(visits, enroll)).body).toEqual({
      factor_type: 'webauthn',
      friendly_name: 'Mi computadora',
    });
    expect((await requestTo(visits, verify)).body).toEqual({
      challenge_id: 'c1',
      webauthn: { type: 'create', credential_response: ANSWER },
    });
    expect(await axeFindings(container)).toEqual([]);
  });

  it('that the person thought better of in the browser can be asked for again, and leaves nothing behind', async () => {
    const { visits } = await open(site());
    await begin();
    browser.fault = new DOMException('', 'NotAllowedError');
    await press(await dialog(), 'Crear la llave');
    expect(await (await dialog()).findByText(/Se canceló, o pasó demasiado tiempo/)).toBeTruthy();
    browser.fault = new DOMException('', 'InvalidStateError');
    await press(await dialog(), 'Crear la llave');
    expect(await (await dialog()).findByText(/Ese dispositivo ya tiene una llave de tu cuenta/)).toBeTruthy();
    await press(await dialog(), 'Cerrar');
    await requestTo(visits, remove);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is added although the answer was lost', async () => {
    const doors = {
      [verify]: () => {
        factors = [key];
        throw new TypeError('down');
      },
      [tokens]: () => ({ body: aSession({ factors }) }),
    };
    await open(site(doors));
    await begin();
    await press(await dialog(), 'Crear la llave');
    expect(await (await region('Segundo paso')).findByText('Agregada el 27 de noviembre de 2026')).toBeTruthy();
  });

  it('is refused where the installation has none', async () => {
    await open(site({ [enroll]: () => refusal('mfa_webauthn_enroll_not_enabled', 422) }));
    await begin();
    expect(await (await dialog()).findByText('Esta instalación de Nivel no acepta llaves de acceso.')).toBeTruthy();
  });

  it('cannot be added in a browser without keys, which is said', async () => {
    browser.leave();
    await open(site());
    await press(await region('Segundo paso'), 'Agregar una llave de acceso');
    expect(await (await dialog()).findByText(/Este navegador no puede usar llaves de acceso/)).toBeTruthy();
    expect((await dialog()).queryByRole('button', { name: 'Seguir' })).toBeNull();
  });

  it('is removed after a question', async () => {
    factors = [key];
    await open(site());
    await press(await region('Segundo paso'), 'Quitar Mi computadora');
    await press(within(await screen.findByRole('dialog', { name: '¿Quitar Mi computadora?' })), 'Quitar');
    expect(await (await region('Segundo paso')).findByText('Tu cuenta no tiene segundo paso.')).toBeTruthy();
    expect(await screen.findByText('Quitamos la llave de acceso.')).toBeTruthy();
  });
});
