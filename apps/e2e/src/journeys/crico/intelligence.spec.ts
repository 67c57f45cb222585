import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { aGuest, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Two cards that are late, and one that is not. */
const aLateProject = async (team: Team, project_id: string): Promise<void> => {
  const { client } = team.owner;
  const { lists } = dataOf(await client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const [list_id] = lists.map(({ id }) => id);
  for (const [title, due_on] of [
    ['Coser bolsas', inDays(-3)],
    ['Cortar tela', inDays(-1)],
    ['Planchar', inDays(200)],
  ]) {
    const card = { card_id: randomUUID(), command_id: randomUUID(), list_id, title, due_on };
    dataOf(await client.rpc('create_card', { project_id, ...card }));
  }
};

const risksOn = (page: Page) => page.getByRole('list', { name: 'Predicciones de riesgo' });

describe('the intelligence of a project', () => {
  journey(
    'says when data are too few, shows late cards, opens and fixes one, and hides an insight',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Bolsas');
      await aLateProject(team, project);
      const [{ page }, phone] = [await device(), await device({ width: 390 })];
      await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
      await page.getByRole('button', { name: 'IA', exact: true }).click();
      await page.getByText(/Hay muy pocos datos/).waitFor();
      await page.getByText('2 tarjetas con riesgo alto o crítico').waitFor();
      await expectAccessible(page, 'the intelligence of a project');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('tab', { name: 'Riesgos' }).click();
      await expectAccessible(page, 'the risks of a project');
      await page.setViewportSize({ width: 1440, height: 900 });
      const risk = risksOn(page).getByRole('button', { name: /Coser bolsas/ });
      await risk.click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(async () => expect(await risk.evaluate((one) => one === document.activeElement)).toBe(true));
      // A guest sees the same on a phone, and sees it change.
      const guest = await aGuest(team, project);
      await enterCrico(phone.page, guest, `/crico/dashboard?project=${project}&view=ai`);
      await phone.page.getByRole('tab', { name: 'Riesgos' }).click();
      await eventually(async () =>
        expect(
          await risksOn(phone.page)
            .getByRole('button', { name: /^Abrir/ })
            .count(),
        ).toBe(2),
      );
      await expectAccessible(phone.page, 'the risks of a project on a phone');
      const { client } = team.owner;
      const read = dataOf(await client.rpc('calculate_project_risk_prediction', { project_id_param: project })) as {
        milestone_id: string;
      }[];
      expect(read).toHaveLength(2);
      const update = { project_id: project, command_id: randomUUID(), card_ids: [read[0]?.milestone_id] };
      dataOf(await client.rpc('update_cards', { ...update, set: { due_on: inDays(100) } }));
      for (const each of [page, phone.page])
        await eventually(async () =>
          expect(
            await risksOn(each)
              .getByRole('button', { name: /^Abrir/ })
              .count(),
          ).toBe(1),
        );
      await page.getByRole('tab', { name: 'Hallazgos' }).click();
      await expectAccessible(page, 'the insights of a project');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: /^No es útil: Tarjeta con riesgo crítico/ }).click();
      await page.getByText('1 está oculto para ti.').waitFor();
      await page.reload();
      await page.getByRole('tab', { name: 'Hallazgos' }).click();
      await page.getByText('1 está oculto para ti.').waitFor();
    },
  );
});
