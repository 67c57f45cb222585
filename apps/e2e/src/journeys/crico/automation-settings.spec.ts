import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { dataOf } from '../../learners/client.ts';
import { aCardOf, aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { emailTo } from '../../stack/mailbox.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const wide = { width: 1440, height: 900 };

const comment = async ({ colleague }: Team, project_id: string, card_id: string, text: string): Promise<void> => {
  const said = { project_id, card_id, comment_id: randomUUID(), text, parent_id: null, is_team_only: false };
  dataOf(await colleague.client.rpc('add_comment', said));
};
const refused = async ({ owner }: Team, project_id: string): Promise<number> => {
  const settings = dataOf(await owner.client.rpc('read_automation_settings', { project_id })) as {
    refused_runs: number;
  };
  return settings.refused_runs;
};

describe('the automation of a project as a whole', () => {
  journey(
    'is paused and goes on, follows a comment, writes an e-mail, and tells what became of a webhook',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Ventas');
      const { card_id } = await aCardOf(team, project, 'Cotizar cajas');
      const [{ page }, phone] = [await device(), await device({ width: 390 })];
      const path = `/crico/dashboard?project=${project}&view=auto`;
      await enterCrico(page, team.owner, path);
      // With the keyboard only.
      await page.getByRole('button', { name: 'Ajustes', exact: true }).focus();
      await page.keyboard.press('Enter');
      const settings = page.getByRole('dialog', { name: 'Ajustes de la automatización' });
      await settings.getByRole('checkbox', { name: 'Una zona horaria para todo el proyecto' }).focus();
      await page.keyboard.press('Space');
      await settings.getByRole('textbox', { name: 'Nombre' }).fill('Adentro');
      // This machine itself: the call is refused when the name is looked up.
      await settings.getByRole('textbox', { name: 'Dirección' }).fill('https://localhost/x');
      await settings.getByRole('button', { name: 'Agregar webhook' }).focus();
      await page.keyboard.press('Enter');
      await settings.getByText(/^whsec_/).waitFor();
      await expectAccessible(page, 'the settings of the automation');
      await page.setViewportSize(wide);
      await settings.getByRole('button', { name: 'Guardar' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Se guardaron los ajustes').waitFor();

      await page.getByRole('button', { name: 'Configurar: Lo que alguien llama urgente' }).click();
      const form = page.getByRole('dialog', { name: 'Nueva regla' });
      await form.getByText(/^Cuando alguien comenta en una tarjeta que dice «urgente», entonces /).waitFor();
      for (const [number, kind] of [
        [3, 'Enviar un correo'],
        [4, 'Llamar a un webhook'],
      ] as const) {
        await form.getByRole('button', { name: 'Agregar acción' }).click();
        await form
          .getByRole('group', { name: `Acción ${number}` })
          .getByRole('combobox', { name: /^Qué se hace/ })
          .click();
        await page.getByRole('option', { name: kind }).click();
      }
      const letter = form.getByRole('group', { name: 'Acción 3' });
      await letter.getByRole('combobox', { name: /^A quién/ }).click();
      await page.getByRole('option', { name: 'Todo el equipo' }).click();
      await letter.getByRole('textbox', { name: 'Asunto' }).fill('Corre prisa');
      await letter.getByRole('textbox', { name: 'Mensaje' }).fill('<b>Mírala</b> hoy.');
      await form
        .getByRole('group', { name: 'Acción 4' })
        .getByRole('combobox', { name: /^Webhook/ })
        .click();
      await page.getByRole('option', { name: 'Adentro' }).click();
      await expectAccessible(page, 'a rule with an e-mail and a webhook');
      await page.setViewportSize(wide);
      await form.getByRole('button', { name: 'Guardar regla' }).click();
      await page.getByRole('list', { name: 'Reglas' }).getByText('Lo que alguien llama urgente').waitFor();

      await enterCrico(phone.page, team.colleague, path);
      await phone.page.getByRole('switch', { name: 'Pausar todo' }).check();
      await phone.page.getByText(/^Todo está en pausa desde /).waitFor();
      await comment(team, project, card_id, 'Esto es urgente');
      await eventually(async () => expect(await refused(team, project)).toBe(1));
      await phone.page.reload();
      await phone.page.getByText('Se ha rechazado 1 ejecución.').waitFor();
      await expectAccessible(phone.page, 'automation that is paused, on a phone');
      await phone.page.getByRole('switch', { name: 'Pausar todo' }).uncheck();
      await phone.page.getByText('La automatización sigue').waitFor();

      await comment(team, project, card_id, 'De verdad es URGENTE');
      const { source } = await emailTo(team.owner.email, /^Automatización de Ventas: Corre prisa/);
      expect(source).toContain('&lt;b&gt;M');
      await page.reload();
      await page.getByText(/1 ejecución, 100 % con éxito/).waitFor();
      await eventually(async () => {
        // The history of an attempt before is still open.
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Historial: Lo que alguien/ }).click();
        const history = page.getByRole('dialog', { name: /^Historial: Lo que alguien/ });
        // One line for the run, and one for the refusal while all automation was paused.
        await history
          .getByText(/^Causa: un comentario por Beto Ruiz/)
          .first()
          .waitFor();
        const call = await history.getByText(/^Webhook «Adentro»/).textContent();
        await page.keyboard.press('Escape');
        expect(call).toContain('no se envió, su dirección no es pública, 1 intento');
      });
      await page.getByRole('button', { name: /^Historial: Lo que alguien/ }).click();
      await page.getByText('No corrió: toda la automatización estaba en pausa').waitFor();
      await expectAccessible(page, 'the history of a rule that was paused');
    },
  );
});
