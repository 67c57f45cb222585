import { describe, expect } from '@jest/globals';
import { aCardOf, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const wide = { width: 1440, height: 900 };

describe('the published calendars of a project', () => {
  journey(
    'are followed by an address, say in words why they cannot be read, and are left again',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Obra');
      await aCardOf(team, project, 'Cimientos');
      const path = `/crico/dashboard?project=${project}&view=gantt`;
      const [{ page }, phone] = [await device({ mayLog: [/status of 4/] }), await device({ width: 390 })];
      await enterCrico(page, team.owner, path);
      // By keys alone.
      await page.getByRole('button', { name: 'Días laborables' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Calendario del proyecto' });
      await dialog.getByText('El proyecto no sigue ninguno todavía.').waitFor();
      const address = dialog.getByRole('textbox', { name: 'Dirección del calendario' });
      await address.focus();
      await page.keyboard.type('feriados');
      await page.keyboard.press('Enter');
      await dialog
        .getByText('Escribe una dirección que empiece con https:// o webcal://, sin usuario ni contraseña.')
        .waitFor();
      await address.fill('https://10.0.0.1/feriados.ics');
      await page.keyboard.press('Enter');
      await dialog.getByText('Esa dirección no es pública.').waitFor();
      // A name of this machine: it is refused when it is looked up.
      await address.fill('webcal://localhost/feriados.ics');
      await page.keyboard.press('Enter');
      await dialog.getByText('No se pudo leer: su dirección no es pública.').waitFor();
      await dialog.getByText(/^0 días · aún no se ha leído · se lee otra vez: /).waitFor();
      await expectAccessible(page, 'a calendar that could not be read');
      await page.setViewportSize(wide);

      await enterCrico(phone.page, team.colleague, path);
      await phone.page.getByRole('button', { name: 'Días laborables' }).click();
      const small = phone.page.getByRole('dialog', { name: 'Calendario del proyecto' });
      await small.getByText('localhost', { exact: true }).waitFor();
      await expectAccessible(phone.page, 'the calendars of a project on a phone');
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await small.getByRole('button', { name: 'Dejar de seguir localhost' }).click();
      await small.getByText('El proyecto no sigue ninguno todavía.').waitFor();
      await dialog.getByRole('button', { name: 'Actualizar localhost' }).click();
      await page.getByText('El proyecto ya no sigue ese calendario.').waitFor();
      await dialog.getByText('El proyecto no sigue ninguno todavía.').waitFor();
    },
  );
});
