import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { aCardOf, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const wide = { width: 1440, height: 900 };

describe('the automation of a project', () => {
  journey(
    'is set up from a recipe, works for a colleague, is seen in its history and taken back',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Ventas');
      const { card_id } = await aCardOf(team, project, 'Cotizar cajas');
      const [{ page }, phone] = [await device(), await device({ width: 390 })];
      await enterCrico(page, team.owner, `/crico/dashboard?project=${project}`);
      await boardPage(page).card('Cotizar cajas').waitFor();
      await page.getByRole('button', { name: 'Automatización', exact: true }).click();
      await page.getByText('No hay flujos automatizados').waitFor();
      await expectAccessible(page, 'automation without a rule');
      await page.setViewportSize(wide);
      // With the keyboard only.
      await page.getByRole('button', { name: 'Configurar: Empezar lo que ya tiene responsable' }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'Nueva regla' });
      await form.getByText(/^Cuando una tarjeta se le da a alguien, si /).waitFor();
      await expectAccessible(page, 'the form of a rule');
      await page.setViewportSize(wide);
      await form.getByRole('button', { name: 'Guardar regla' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Reglas' }).getByText('Empezar lo que ya tiene responsable').waitFor();
      const assign = { project_id: project, command_id: randomUUID(), card_ids: [card_id] };
      await team.colleague.client.rpc('update_cards', { ...assign, set: { assignee: team.colleague.id } });
      await page.getByText(/1 ejecución, 100 % con éxito/).waitFor();
      await page.getByRole('button', { name: /^Historial: Empezar/ }).click();
      const history = page.getByRole('dialog', { name: /^Historial: Empezar/ });
      await history.getByText('In Progress').waitFor();
      await expectAccessible(page, 'the history of a rule');
      await page.setViewportSize(wide);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Tablero', exact: true }).click();
      await eventually(async () => expect(await boardPage(page).cards('In Progress').count()).toBe(1));
      await page.keyboard.press('Control+z');
      await eventually(async () => expect(await boardPage(page).cards('To Do').count()).toBe(1));
      await enterCrico(phone.page, team.colleague, `/crico/dashboard?project=${project}&view=auto`);
      await phone.page.getByRole('button', { name: /^Ejecutar ahora: Empezar/ }).click();
      const run = phone.page.getByRole('dialog', { name: /^Ejecutar ahora: Empezar/ });
      await run.getByText(/1 tarjeta cumple las condiciones/).waitFor();
      await expectAccessible(phone.page, 'a run that is about to begin, on a phone');
      await run.getByRole('button', { name: 'Ejecutar', exact: true }).click();
      await eventually(async () => expect(await boardPage(page).cards('In Progress').count()).toBe(1));
      await phone.page.getByRole('button', { name: /^Pausar: Empezar/ }).click();
      await phone.page.getByRole('button', { name: /^Activar: Empezar/ }).waitFor();
      expect(await phone.page.getByRole('button', { name: /^Ejecutar ahora: Empezar/ }).isDisabled()).toBe(true);
    },
  );
});
