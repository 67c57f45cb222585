import { describe, expect } from '@jest/globals';
import { smallPicture } from '@nivel/testing/hostile-files';
import { aGuest, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { teamPage } from '../../pages/team-page.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const aText = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Acuerdos') });

describe('a document of a team', () => {
  journey('is shared, seen by a colleague live in chat and files, deleted, and brought back', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Abrigo de lana');
    const guest = await aGuest(team, project);
    const path = `/crico/dashboard?project=${project}&view=team`;
    const [ours, phone, outside] = [await device(), await device({ width: 390 }), await device({ width: 390 })];
    await Promise.all([
      enterCrico(ours.page, team.owner, path),
      enterCrico(phone.page, team.colleague, path),
      enterCrico(outside.page, guest, path),
    ]);
    const [lupita, beto, carla] = [teamPage(ours.page), teamPage(phone.page), teamPage(outside.page)];
    await Promise.all([lupita.noFiles.waitFor(), beto.noFiles.waitFor()]);

    // With the keyboard: the file dialog of the device opens, and the chosen file goes with the message.
    await lupita.share.focus();
    await lupita.choose.evaluate((field) =>
      field.addEventListener('click', () => field.setAttribute('data-is-open', ''), { once: true }),
    );
    await ours.page.keyboard.press('Enter');
    await ours.page.locator('input[data-is-open]').waitFor({ state: 'attached' });
    await lupita.choose.setInputFiles([
      aText('Acta de lana.txt'),
      { name: 'boceto.png', mimeType: 'image/png', buffer: smallPicture() },
    ]);
    await lupita.takeOff('Acta de lana.txt').waitFor();
    await lupita.takeOff('boceto.png').waitFor();
    await expectAccessible(ours.page, 'a message with documents that is being written');
    await lupita.write.fill('Lo de hoy');
    await lupita.write.press('Enter');

    // The colleague sees both immediately.
    await beto.message('Lo de hoy').getByText('Acta de lana.txt').waitFor();
    await beto.file('Acta de lana.txt').getByText('Lupita Soto').waitFor();
    await expectAccessible(phone.page, 'the files of a project on a phone');
    await beto.file('boceto.png').getByRole('button', { name: 'Ver boceto.png' }).tap();
    await beto.dialog.getByRole('img', { name: 'boceto.png' }).waitFor();
    await expectAccessible(phone.page, 'a picture of a project');
    await beto.dialog.getByRole('button', { name: 'Cerrar' }).tap();
    const download = phone.page.waitForEvent('download');
    await beto.file('Acta de lana.txt').getByRole('button', { name: 'Descargar Acta de lana.txt' }).tap();
    expect((await download).suggestedFilename()).toBe('Acta de lana.txt');
    await beto.searchFiles.fill('LUPITA acta');
    await beto.file('boceto.png').waitFor({ state: 'detached' });
    await beto.searchFiles.fill('');

    // Deleting it removes it from both places, and undo restores it in both.
    await lupita.file('Acta de lana.txt').getByRole('button', { name: 'Eliminar Acta de lana.txt' }).focus();
    await ours.page.keyboard.press('Enter');
    await beto.file('Acta de lana.txt').waitFor({ state: 'detached' });
    await beto.message('Lo de hoy').getByText('Acta de lana.txt').waitFor({ state: 'detached' });
    await ours.page.getByRole('button', { name: 'Deshacer' }).click();
    await beto.file('Acta de lana.txt').waitFor();
    await beto.message('Lo de hoy').getByText('Acta de lana.txt').waitFor();
    await expectAccessible(ours.page, 'the files of a project');

    expect(await carla.share.count()).toBe(0);
    expect(await outside.page.getByText(/Acta de lana|Archivos del proyecto/).count()).toBe(0);
  });
});
