import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { dataOf } from '../../learners/client.ts';
import { aCardOf, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const wide = { width: 1440, height: 900 };

describe('a rule that follows the stages of leads', () => {
  journey(
    'has AI propose steps for a card, which a person reviews on a phone and applies, and takes back',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Clientes');
      const { card_id } = await aCardOf(team, project, 'Conferencia para clientes');
      const [{ page }, phone] = [await device(), await device({ width: 390 })];
      await enterCrico(page, team.owner, `/crico/dashboard?project=${project}&view=auto`);
      // By keys alone.
      await page.getByRole('button', { name: 'Crear regla' }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'Nueva regla' });
      await form.getByRole('textbox', { name: 'Nombre de la regla' }).fill('Planear lo ganado');
      for (const [choice, option] of [
        [/^Cuando/, 'Un prospecto llega a una etapa'],
        [/^Etapa/, 'Propuesta'],
        [/^Qué se hace/, 'Pedir una propuesta a la IA'],
      ] as const) {
        await form.getByRole('combobox', { name: choice }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('option', { name: option }).click();
      }
      // Without conditions a rule of the book is about no card.
      await form.getByRole('textbox', { name: 'Si (condiciones)' }).fill('priority:medium');
      await form.getByText(/^Cuando un prospecto de Finanzas llega a la etapa «Propuesta», si /).waitFor();
      await expectAccessible(page, 'a rule that follows a lead and asks AI');
      await page.setViewportSize(wide);
      await form.getByRole('button', { name: 'Guardar regla' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Se guardó la regla «Planear lo ganado»').waitFor();

      const lead_id_param = randomUUID();
      dataOf(
        await team.owner.client.rpc('create_money_lead', { lead_id_param, name_param: 'Sol', stage_param: 'new' }),
      );
      dataOf(await team.owner.client.rpc('update_money_lead', { lead_id_param, updates_param: { stage: 'proposal' } }));
      await eventually(async () => {
        const card = dataOf(await team.owner.client.rpc('read_card', { project_id: project, card_id })) as {
          proposal: object | null;
        };
        expect(card.proposal).not.toBeNull();
      });
      await page.reload();
      await page.getByRole('button', { name: 'Historial: Planear lo ganado' }).click();
      const history = page.getByRole('dialog', { name: 'Historial: Planear lo ganado' });
      await history.getByText('Causa: Finanzas').waitFor();
      await history.getByText('Propuestas de la IA: 1 por revisar en su tarjeta.').waitFor();
      await expectAccessible(page, 'the history of a rule that asked AI');

      await enterCrico(phone.page, team.colleague, `/crico/dashboard?project=${project}&card=CLIE-1`);
      const editor = phone.page.getByRole('dialog', { name: 'Editar tarjeta' });
      await editor.getByText('La regla «Planear lo ganado» pidió a la IA una propuesta para esta tarjeta.').waitFor();
      await expectAccessible(phone.page, 'a card with a proposal on a phone');
      await editor.getByRole('button', { name: 'Revisar la propuesta' }).click();
      const review = phone.page.getByRole('dialog', { name: 'Sugerencias de la IA' });
      await review.getByRole('group', { name: 'Tarjetas nuevas' }).waitFor();
      await expectAccessible(phone.page, 'the review of a proposal on a phone');
      await review.getByRole('button', { name: 'Aplicar' }).click();
      await phone.page.getByText('Sugerencias de la IA aplicadas').waitFor();
      await editor.getByText(/pidió a la IA una propuesta/).waitFor({ state: 'detached' });
      const cards = async (): Promise<number> => {
        const { client } = team.owner;
        const board = dataOf(await client.rpc('read_board', { project_id: project })) as { cards: unknown[] };
        return board.cards.length;
      };
      expect(await cards()).toBeGreaterThan(1);
      dataOf(await team.colleague.client.rpc('undo_command', { project_id: project, command_id: randomUUID() }));
      expect(await cards()).toBe(1);
    },
  );
});
