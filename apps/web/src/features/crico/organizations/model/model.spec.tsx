import { describe, expect, it } from '@jest/globals';
import type { ModelSettings } from '@nivel/contracts/ai/model-settings';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aMember, anOrganization, me, opened } from '../../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, refusal } from '../../area/crico-site.ts';

const READ = 'POST /rest/v1/rpc/read_ai_model';
const SAVE = 'POST /rest/v1/rpc/save_ai_model';
const TEST = 'POST /rest/v1/rpc/test_ai_model';

const aModel = (values: Partial<ModelSettings> = {}): ModelSettings => ({
  ...{ address: 'https://modelos.mx/v1', model: 'llama', has_key: true, is_on: true },
  updated_at: '2026-11-28T12:00:00.000Z',
  ...values,
});
const shown = (settings: ModelSettings | null) => () => ({
  body: { settings, local_address: 'http://127.0.0.1:11434', messages_an_hour: 30 },
});

const listed = anOrganization(1, { user_role: 'owner' });
const { organization_id } = listed;
const open = async (doors: Doors, role: 'owner' | 'member' = 'owner') => {
  const organization = { ...listed, user_role: role };
  const visits = cricoSite(
    {
      'GET /functions/v1/organizations': () => ({ body: opened(organization, [aMember(1, { user_id: me, role })]) }),
      [invitesDoor]: () => ({ body: [] }),
      'GET /functions/v1/organization-projects': () => ({ body: { projects: [] } }),
      ...doors,
    },
    { organizations: [organization] },
  );
  const app = await renderApp(`/crico/organizations/${organization_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Taller 1' });
  return { ...app, visits };
};
const panel = async () => within(await screen.findByRole('region', { name: 'Asistente con un modelo propio' }));
const button = async (name: string) => (await panel()).findByRole('button', { name });

describe('the model of an organization', () => {
  it('is set up after its faults are said, and what is sent is said before', async () => {
    const { visits, container } = await open({ [READ]: shown(null), [SAVE]: () => ({ body: aModel() }) });
    const model = await panel();
    expect(await model.findByText(/hasta 40 tarjetas abiertas/)).toBeTruthy();
    expect(model.getByText(/puede recibir 30 respuestas/)).toBeTruthy();
    await userEvent.click(await button('Guardar'));
    expect(model.getByText('Escribe una dirección pública que empiece con https://')).toBeTruthy();
    expect(model.getByText('Escribe el nombre del modelo')).toBeTruthy();
    const address = model.getByRole('textbox', { name: 'Dirección' });
    await userEvent.type(address, 'https://modelos.mx/v1?');
    expect(model.getByText('La dirección no lleva usuario, contraseña, «?» ni «#»')).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, 'http://127.0.0.1:11434/v1');
    await userEvent.type(model.getByRole('textbox', { name: 'Modelo' }), 'llama');
    // The password of the person is not offered here.
    expect(model.getByLabelText('Clave').getAttribute('autocomplete')).toBe('new-password');
    await userEvent.type(model.getByLabelText('Clave'), 'sk-1');
    await userEvent.click(await button('Guardar'));
    expect((await requestTo(visits, SAVE)).body).toEqual({
      ...{ organization_id, address: 'http://127.0.0.1:11434/v1', model: 'llama', key: 'sk-1', is_on: true },
      seen: null,
    });
    expect(await screen.findByText('Modelo guardado')).toBeTruthy();
    expect(await model.findByText(/Hay una clave guardada/)).toBeTruthy();
    expect(model.getByLabelText<HTMLInputElement>('Clave').value).toBe('');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is switched off and loses its key', async () => {
    const { visits } = await open({ [READ]: shown(aModel()), [SAVE]: () => ({ body: aModel({ is_on: false }) }) });
    const model = await panel();
    await userEvent.click(
      await model.findByRole('checkbox', { name: 'Usar este modelo en los proyectos de la organización' }),
    );
    await userEvent.click(model.getByRole('checkbox', { name: 'Quitar la clave guardada' }));
    await userEvent.click(await button('Guardar'));
    expect((await requestTo(visits, SAVE)).body).toMatchObject({ key: null, is_on: false });
  });

  it('is tested as it stands in the form, and says what came of it', async () => {
    let problem: string | null = null;
    let took_ms = 1_234;
    const { visits } = await open({ [READ]: shown(aModel()), [TEST]: () => ({ body: { problem, took_ms } }) });
    const model = await panel();
    await userEvent.click(await button('Probar'));
    expect(await model.findByText('El modelo contestó en 1.2 s.')).toBeTruthy();
    expect((await requestTo(visits, TEST)).body).toEqual({
      ...{ organization_id, address: 'https://modelos.mx/v1', model: 'llama' },
    });
    took_ms = 12;
    await userEvent.click(await button('Probar'));
    expect(await model.findByText('El modelo contestó en 0.1 s.')).toBeTruthy();
    problem = 'key_refused';
    await userEvent.click(await button('Probar'));
    expect(await model.findByText('El modelo «llama» no aceptó la clave.')).toBeTruthy();
  });

  it('says why it is refused, and keeps what was entered', async () => {
    await open({ [READ]: shown(aModel()), [SAVE]: () => refusal(409, 'ai_model_key_needed') });
    const model = await panel();
    const address = await model.findByRole<HTMLInputElement>('textbox', { name: 'Dirección' });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://otro.mx/v1');
    await userEvent.click(await button('Guardar'));
    expect(await model.findByText(/La clave guardada es de otro servicio/)).toBeTruthy();
    expect(address.value).toBe('https://otro.mx/v1');
  });

  it('does not replace unseen what somebody else has saved, and then replaces it', async () => {
    const [first, other] = [aModel(), aModel({ model: 'mistral', updated_at: '2026-11-28T12:05:00.000Z' })];
    const last = aModel({ updated_at: '2026-11-28T12:10:00.000Z' });
    let stored = first;
    const answers = [refusal(409, 'ai_model_changed'), { body: last }, { body: last }];
    const { visits } = await open({ [READ]: () => shown(stored)(), [SAVE]: () => answers.shift() ?? { body: last } });
    const model = await panel();
    const name = await model.findByRole<HTMLInputElement>('textbox', { name: 'Modelo' });
    stored = other;
    await userEvent.click(await button('Guardar'));
    expect(await model.findByText(/ahora es «mistral» en https:\/\/modelos\.mx\/v1/)).toBeTruthy();
    expect(name.value).toBe('llama');
    await userEvent.click(await button('Guardar'));
    expect(await screen.findByText('Modelo guardado')).toBeTruthy();
    expect(model.queryByText(/ahora es «mistral»/)).toBeNull();
    await userEvent.click(await button('Guardar'));
    for (const [nth, { updated_at: seen }] of [first, other, last].entries())
      expect((await requestTo(visits, SAVE, nth)).body).toMatchObject({ seen });
  });

  it('says that it cannot be loaded, and is loaded again', async () => {
    let isAway = true;
    await open({ [READ]: () => (isAway ? refusal(403, 'forbidden') : shown(aModel())()) });
    const model = await panel();
    expect(await model.findByText('No se pudo cargar el modelo')).toBeTruthy();
    isAway = false;
    await userEvent.click(await button('Intentar de nuevo'));
    expect((await model.findByRole<HTMLInputElement>('textbox', { name: 'Modelo' })).value).toBe('llama');
  });

  it('is not offered to members', async () => {
    await open({}, 'member');
    expect(screen.queryByRole('region', { name: 'Asistente con un modelo propio' })).toBeNull();
  });
});
