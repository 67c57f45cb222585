import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { failsWith, ModelEndpoint, says } from '@nivel/testing/model-endpoint';
import type { Page } from 'playwright-core';
import { aCardOf, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { dataOf } from '../../learners/client.ts';
import { enterCrico } from '../../pages/enter.ts';
import { addresses } from '../../stack/addresses.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

let model: ModelEndpoint;
beforeAll(async () => {
  model = await ModelEndpoint.start(addresses().modelPort);
});
afterAll(async () => model.stop());

const panel = (page: Page) => page.getByRole('region', { name: /^(Asistente con un modelo|Assistant with your own)/ });
const field = (page: Page) => page.getByRole('textbox', { name: /^(Escribe un mensaje|Write a message)/ });
const say = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};
const toOrganization = (page: Page, { owner, organizationId }: Team) =>
  enterCrico(page, owner, `/crico/organizations/${organizationId}`);

/** Sets the model up by the procedures, for journeys about what comes after. */
const setUp = async ({ owner: { client }, organizationId: organization_id }: Team): Promise<void> => {
  const settings = { organization_id, address: model.address, model: 'llama', is_on: true };
  dataOf(await client.rpc('save_ai_model', settings));
};

/** Streams some words, and waits for the test before the last ones. */
const wordsUntil = (release: Promise<void>): ModelEndpoint['reply'] => {
  const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event('Las bolsas '));
    void release.then(() => response.end(`${event('quedan para el lunes.')}data: [DONE]\n\n`));
  };
};

describe('a model of the organization', () => {
  journey('is set up, tested, and switched off, with the keyboard and on a phone', async ({ device }) => {
    const team = await aTeam();
    const [{ page }, phone] = await Promise.all([device(), device({ width: 390 })]);
    await toOrganization(page, team);
    const form = panel(page);
    await form.getByRole('textbox', { name: 'Dirección' }).fill(model.address);
    await form.getByRole('textbox', { name: 'Modelo' }).fill('llama');
    await form.getByLabel('Clave', { exact: true }).fill('sk-viaje');
    model.reply = failsWith(401);
    await form.getByRole('button', { name: 'Probar' }).press('Enter');
    await form.getByText('El modelo «llama» no aceptó la clave.').waitFor();
    model.reply = says('ready');
    await form.getByRole('button', { name: 'Probar' }).press('Enter');
    await form.getByText(/El modelo contestó en/).waitFor();
    expect(model.requests.at(-1)).toMatchObject({ key: 'sk-viaje', user: 'Are you ready?' });
    await form.getByLabel('Clave', { exact: true }).press('Enter');
    await form.getByText(/Hay una clave guardada/).waitFor();
    await expectAccessible(page, 'the model of an organization');
    await toOrganization(phone.page, team);
    await panel(phone.page).waitFor();
    await phone.page.evaluate(() => localStorage.setItem('nivel.locale', 'en'));
    await phone.page.reload();
    const small = panel(phone.page);
    await small.getByText(/A key is stored/).waitFor();
    await small.getByRole('checkbox', { name: 'Use this model in the projects of the organization' }).uncheck();
    await small.getByRole('button', { name: 'Save' }).click();
    await phone.page.getByText('Model saved').waitFor();
    await expectAccessible(phone.page, 'the model of an organization on a phone');
  });

  journey('answers word by word, proposes what a person applies, and the rules answer for it', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Feria');
    await aCardOf(team, project, 'Coser bolsas');
    await setUp(team);
    const { page } = await device();
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
    await page.getByRole('button', { name: 'Asistente de IA' }).click();
    const log = page.getByRole('log');
    const { promise, resolve } = Promise.withResolvers<void>();
    model.reply = wordsUntil(promise);
    await say(page, '¿Y las bolsas qué?');
    await log.getByText('Las bolsas', { exact: true }).waitFor();
    resolve();
    await log.getByText('Las bolsas quedan para el lunes.').waitFor();
    await log.getByText('Escrito por el modelo «llama», que se puede equivocar.').waitFor();
    model.reply = wordsUntil(new Promise(() => undefined));
    await say(page, '¿Y las sillas qué?');
    await log.getByText('Las bolsas', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Detener' }).click();
    await log.getByText('Detuviste esta respuesta.').waitFor();
    expect(await log.getByText('Las bolsas', { exact: true }).count()).toBe(0);
    model.reply = says('De acuerdo.\nPROPOSAL: Crea una tarjeta: Comprar hilo');
    await say(page, 'Se nos acabó el hilo');
    const proposal = page.getByRole('group', { name: 'Propuesta' });
    await proposal.getByRole('button', { name: 'Aplicar' }).click();
    await proposal.getByText('Aplicaste 1 tarjeta de la propuesta.').waitFor();
    model.reply = failsWith(500);
    await say(page, 'tarjetas vencidas');
    await log.getByText('El modelo «llama» contestó con un error; respondieron las reglas.').waitFor();
    model.reply = says(' ');
    await say(page, 'tarjetas vencidas');
    await log.getByText(/contestó algo que no se puede usar/).waitFor();
    model.reply = () => undefined;
    await say(page, 'tarjetas vencidas');
    await log.getByText(/no contestó a tiempo/).waitFor();
    await expectAccessible(page, 'answers of the rules in place of a model');
  });

  journey('finds tasks in what a project is about', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Folleto');
    await setUp(team);
    const tasks = [{ title: 'Diseñar el folleto', source: '' }];
    model.reply = says(JSON.stringify({ tasks }));
    const { page } = await device({ width: 390 });
    await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
    await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
    await page.getByRole('menuitem', { name: 'Desglosar con IA' }).click();
    await page.getByRole('textbox', { name: 'De qué se trata el proyecto' }).fill('Un folleto para la feria.');
    await page.getByRole('button', { name: 'Proponer tarjetas' }).click();
    await page.getByRole('checkbox', { name: 'Diseñar el folleto' }).waitFor();
    await page.getByText('Escrito por el modelo «llama», que se puede equivocar.').waitFor();
    await expectAccessible(page, 'tasks that a model found');
  });
});
