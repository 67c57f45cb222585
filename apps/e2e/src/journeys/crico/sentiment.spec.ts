import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aGuest, aProjectOf, aTeam, joinWith, type Team } from '../../learners/crico-people.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { changeRows, changeRowsAsOwner } from '../../stack/service-rows.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const TEXTS = 5;
/** In the last whole week, whose mean members see. */
const INTO_LAST_WEEK = `UPDATE chat_messages
SET created_at = date_trunc('week', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '2 days' WHERE project_id = $1`;
/** A week has no mean once one of its authors has joined or changed role since, so they joined long before it. */
const LONG_IN_THE_TEAM = `UPDATE administrative_acts SET acted_at = acted_at - interval '14 days'
WHERE subject_id IN (SELECT author_id FROM chat_messages WHERE project_id = $1)`;

const aMember = async ({ owner }: Team, project_id: string, firstName: string): Promise<Learner> => {
  const person = await aLearner({ firstName, lastName: 'Paz' });
  const invite = { inviting_user_id: owner.id, email: person.email, role: 'member', project_id };
  dataOf(await owner.client.rpc('invite_user_to_project', invite));
  await joinWith(person);
  return person;
};
const write = async ({ client }: Learner, project_id: string, text: string): Promise<void> => {
  for (let n = 0; n < TEXTS; n += 1)
    dataOf(await client.rpc('send_chat_message', { project_id, message_id: randomUUID(), text }));
};
const sentimentsOf = async ({ client }: Learner, project_id_param: string) =>
  dataOf(await client.rpc('analyze_team_sentiment', { project_id_param })) as { user_id: string | null }[];

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Análisis del sentimiento del equipo' }).getByRole('listitem');
const openSentiment = async (page: Page, person: Learner, project: string): Promise<void> => {
  await enterCrico(page, person, `/crico/dashboard?project=${project}&view=ai`);
  await page.getByRole('tab', { name: 'Sentimiento' }).click();
};
const chooseMonth = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: /^Periodo/ }).click();
  await page.getByRole('option', { name: 'Últimos 30 días' }).click();
};

describe('the sentiment of a team', () => {
  journey('shows people to a lead, a mean to a member, nothing to a guest, and nobody who opts out', async (stage) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Mochilas');
    const [nora, mara] = [await aMember(team, project, 'Nora'), await aMember(team, project, 'Mara')];
    await write(team.owner, project, 'Muchas gracias, quedó excelente');
    await write(team.colleague, project, 'Estoy harto, otra vez no funciona nada');
    await write(nora, project, 'Qué buena idea, me encanta');
    await changeRows('projects', INTO_LAST_WEEK, [project]);
    await changeRowsAsOwner('projects', LONG_IN_THE_TEAM, [project]);

    const desk = (await stage.device()).page;
    await openSentiment(desk, team.owner, project);
    await desk.getByText('No hay datos de sentimiento').waitFor();
    await expectAccessible(desk, 'no sentiment');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await chooseMonth(desk);
    await rows(desk).nth(2).waitFor();
    await rows(desk).filter({ hasText: 'Beto Ruiz' }).getByText('Crítico').waitFor();
    await expectAccessible(desk, 'the sentiment of people');
    await desk.setViewportSize({ width: 1440, height: 900 });

    const phone = (await stage.device({ width: 390 })).page;
    await openSentiment(phone, mara, project);
    await rows(phone).getByText('Equipo (3 personas)').waitFor();
    expect(await rows(phone).count()).toBe(1);
    expect(await phone.getByRole('tabpanel').getByText('Beto Ruiz').count()).toBe(0);
    await expectAccessible(phone, 'the mean of a team on a phone');
    expect(await sentimentsOf(mara, project)).toMatchObject([{ user_id: null, people: 3 }]);

    const guest = await aGuest(team, project);
    const outside = (await stage.device({ width: 390 })).page;
    await enterCrico(outside, guest, `/crico/dashboard?project=${project}&view=ai`);
    await outside.getByRole('tab', { name: 'Riesgos' }).waitFor();
    expect(await outside.getByRole('tab', { name: 'Sentimiento' }).count()).toBe(0);
    expect(await sentimentsOf(guest, project)).toEqual([]);

    // With the keyboard, in the settings of the account.
    const own = (await stage.device()).page;
    await enterCrico(own, team.colleague, '/crico/settings');
    const choice = own.getByRole('checkbox', { name: /^Incluir lo que escribo/ });
    await choice.focus();
    await own.keyboard.press('Space');
    await own.getByText('Lo que escribes ya no cuenta en ninguna estimación').waitFor();
    await eventually(async () => expect(await choice.isChecked()).toBe(false));
    await desk.getByRole('button', { name: 'Actualizar' }).click();
    await eventually(async () => expect(await rows(desk).count()).toBe(2));
    expect(await rows(desk).filter({ hasText: 'Beto Ruiz' }).count()).toBe(0);
    // Two means would give away what the third one wrote.
    await phone.reload();
    await phone.getByRole('tab', { name: 'Sentimiento' }).tap();
    await phone.getByText('No hay datos de sentimiento').waitFor();
  });
});
