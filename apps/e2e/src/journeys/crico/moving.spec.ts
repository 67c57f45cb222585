import { text } from 'node:stream/consumers';
import { describe, expect } from '@jest/globals';
import { aGuest, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { heading } from '../../pages/account-pages.ts';
import { boardPage } from '../../pages/board-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { importPage } from '../../pages/import-page.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** A board as Trello exports it. */
const aBoard = (name: string) => ({
  name,
  actions: [
    {
      ...{ id: 'a1', type: 'commentCard', date: '2024-03-04T10:00:00.000Z', memberCreator: { fullName: 'Luis Mar' } },
      data: { text: 'Ya está cortado', card: { id: 'c1' } },
    },
  ],
  cards: [
    ...[
      {
        id: 'c1',
        name: 'Cortar la tela',
        idList: 'l1',
        pos: 1,
        idLabels: ['b1'],
        idMembers: ['m1'],
        desc: 'Con **lupa**',
      },
      { id: 'c2', name: 'Coser el forro', idList: 'l2', pos: 2 },
      { id: 'c3', name: 'Vieja', idList: 'l1', pos: 3, closed: true },
    ],
  ],
  labels: [{ id: 'b1', name: 'Lana', color: 'green' }],
  lists: [
    { id: 'l1', name: 'Por hacer', pos: 1 },
    { id: 'l2', name: 'Hecho', pos: 2 },
  ],
  members: [{ id: 'm1', fullName: 'Lupita Soto', username: 'lupita' }],
  checklists: [
    { id: 'k1', idCard: 'c1', name: 'Pasos', checkItems: [{ id: 'i1', name: 'Medir', state: 'complete', pos: 1 }] },
  ],
});
const aFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

describe('a board of another program', () => {
  journey('is imported, undone, imported by keys, and exported', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Otro');
    const guest = await aGuest(team, project);
    const path = `/crico/dashboard?organization=${team.organizationId}`;
    const [desk, phone, outside] = [await device(), await device({ width: 390 }), await device({ width: 390 })];
    const { page } = desk;
    await Promise.all([
      enterCrico(page, team.owner, path),
      enterCrico(phone.page, team.colleague, path),
      enterCrico(outside.page, guest, `${path}&project=${project}`),
    ]);

    // A file that was cut says where; the next one is looked through.
    const here = importPage(page);
    await here.open.first().click();
    await here.file.setInputFiles(aFile('cortado.json', JSON.stringify(aBoard('Abrigo')).slice(0, 400)));
    await here.dialog.getByText(/termina a la mitad/).waitFor();
    await expectAccessible(page, 'an import that cannot be read');
    await page.setViewportSize({ width: 1440, height: 900 });
    await here.file.setInputFiles(aFile('abrigo.json', JSON.stringify(aBoard('Abrigo de lana'))));
    await here.name.waitFor();
    await expectAccessible(page, 'the choices of an import');
    await page.setViewportSize({ width: 1440, height: 900 });
    await here.check.click();
    await here.dialog.getByText(/^Tarjetas: 1 archivadas/).waitFor();
    await expectAccessible(page, 'the report of an import');
    await page.setViewportSize({ width: 1440, height: 900 });
    await here.start(2).click();
    await heading(page, 'Abrigo de lana').waitFor();
    await boardPage(page).card('Cortar la tela').first().waitFor();
    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('El proyecto importado está en la papelera').waitFor();

    // With the keyboard, on a phone.
    const there = importPage(phone.page);
    await phone.page.getByRole('button', { name: 'Abrir la barra lateral' }).press('Enter');
    await there.open.first().press('Enter');
    await there.file.setInputFiles(aFile('abrigo.json', JSON.stringify(aBoard('Abrigo de mayo'))));
    await there.name.waitFor();
    await expectAccessible(phone.page, 'the choices of an import on a phone');
    await there.check.press('Enter');
    await there.start(2).waitFor();
    await expectAccessible(phone.page, 'the report of an import on a phone');
    await there.start(2).press('Enter');
    await heading(phone.page, 'Abrigo de mayo').waitFor();

    // The export of it moves in as another project.
    await page.goto(phone.page.url());
    await heading(page, 'Abrigo de mayo').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
    await page.getByRole('menuitem', { name: 'Exportar proyecto' }).click();
    const exported = await text(await (await download).createReadStream());
    expect(JSON.parse(exported)).toMatchObject({
      format: 'nivel-project',
      name: 'Abrigo de mayo',
      cards: [{ number: 1 }, { number: 2 }],
    });

    // The cards of a table come into the open project; one click takes them back.
    await page.getByRole('button', { name: 'Acciones del proyecto' }).click();
    await page.getByRole('menuitem', { name: 'Importar tarjetas' }).click();
    const into = importPage(page, 'Importar tarjetas a Abrigo de mayo');
    await into.file.setInputFiles(aFile('tela.csv', 'Título,Lista\nComprar tela,Compras\nComprar hilo,Compras\n'));
    await into.check.click();
    await into.start(2).waitFor();
    await expectAccessible(page, 'the preview of an import into a project');
    await page.setViewportSize({ width: 1440, height: 900 });
    await into.start(2).click();
    await boardPage(page).card('Comprar tela').first().waitFor();
    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click();
    await page.getByText('Importación deshecha').waitFor();

    await here.open.first().click();
    await here.file.setInputFiles(aFile('mayo.json', exported));
    await here.name.fill('Abrigo de junio');
    await here.check.click();
    await here.start(2).click();
    await heading(page, 'Abrigo de junio').waitFor();

    expect(await importPage(outside.page).open.count()).toBe(0);
  });
});
