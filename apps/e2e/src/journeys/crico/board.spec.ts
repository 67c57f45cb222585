import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage, projectDialog } from '../../pages/board-page.ts';
import { heading } from '../../pages/account-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { phoneBoard } from '../../pages/phone-board.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { Finger } from '../../stage/finger.ts';
import { journey } from '../../stage/journey.ts';

let made: Promise<Team> | undefined;
/** The same people for all boards. */
const team = (): Promise<Team> => (made ??= aTeam());

const expectCards = (page: Page, list: string, titles: readonly string[]): Promise<void> =>
  eventually(async () => {
    const texts = await boardPage(page).cards(list).allInnerTexts();
    // A title may be a piece of another.
    const longest = titles.toSorted((one, other) => other.length - one.length);
    expect(texts.map((text) => longest.find((title) => text.includes(title)) ?? text)).toEqual(titles);
  });

const addCards = async (page: Page, list: string, titles: readonly string[]): Promise<void> => {
  const board = boardPage(page);
  await board.add(list).click();
  for (const title of titles) {
    await board.newTitle.fill(title);
    await board.newTitle.press('Enter');
  }
  await board.newTitle.press('Escape');
};

describe('a board', () => {
  journey('is made in two steps, and worked on by keys alone', async ({ device }) => {
    const [{ page }, { owner }] = await Promise.all([device(), team()]);
    await enterCrico(page, owner, '/crico/dashboard');
    const project = projectDialog(page);
    await project.open.click();
    await project.next.press('Enter');
    await project.name.fill('Sitio nuevo');
    await project.name.press('Enter');
    // On a busy machine the toast may be gone before the board is drawn.
    await Promise.all([page.getByText('Proyecto creado').waitFor(), heading(page, 'Sitio nuevo').waitFor()]);
    const board = boardPage(page);
    await page.getByRole('main').focus();
    await page.keyboard.press('c');
    await page.keyboard.type('Comprar tela');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Coser bolsas');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectCards(page, 'Por hacer', ['Comprar tela', 'Coser bolsas']);
    await board.card('Comprar tela').focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expectCards(page, 'En curso', ['Comprar tela']);
    await page.keyboard.press('F2');
    await page.keyboard.type('Comprar manta');
    await page.keyboard.press('Enter');
    await expectCards(page, 'En curso', ['Comprar manta']);
    await page.keyboard.press('Control+z');
    await expectCards(page, 'En curso', ['Comprar tela']);
    await page.keyboard.press('Control+y');
    await expectCards(page, 'En curso', ['Comprar manta']);
    await expectAccessible(page, 'a board');
    await page.setViewportSize({ width: 1440, height: 900 });
    await board.card('Comprar manta').click();
    await board.editor.waitFor();
    await expectAccessible(page, 'the editor of a card');
  });

  journey('shows two people what the other does, and is the same after a reload', async ({ device }) => {
    const [one, other, people] = await Promise.all([device(), device(), team()]);
    const path = `/crico/dashboard?project=${await aProjectOf(people, 'Feria de mayo')}`;
    await Promise.all([enterCrico(one.page, people.owner, path), enterCrico(other.page, people.colleague, path)]);
    const [here, there] = [boardPage(one.page), boardPage(other.page)];
    await Promise.all([here.live.waitFor(), there.live.waitFor()]);
    await here.others.getByText(`${people.colleague.firstName} ${people.colleague.lastName} está aquí`).waitFor();
    await there.others.getByText(`${people.owner.firstName} ${people.owner.lastName} está aquí`).waitFor();
    await addCards(one.page, 'To Do', ['Carteles', 'Boletos', 'Música']);
    await expectCards(other.page, 'To Do', ['Carteles', 'Boletos', 'Música']);
    await there.card('Música').dragTo(there.column('Done'));
    await expectCards(one.page, 'Done', ['Música']);
    await here.card('Boletos').focus();
    await one.page.keyboard.press('Delete');
    await expectCards(other.page, 'To Do', ['Carteles']);
    await here.undo.click();
    await expectCards(other.page, 'To Do', ['Carteles', 'Boletos']);
    await Promise.all([one.page.reload(), other.page.reload()]);
    for (const { page } of [one, other]) {
      await expectCards(page, 'To Do', ['Carteles', 'Boletos']);
      await expectCards(page, 'Done', ['Música']);
    }
  });

  journey(
    'keeps unanswered commands through a reload, and sends them in order once the service answers',
    async ({ device }) => {
      const [{ page, context }, people] = await Promise.all([device({ mayLog: [/Failed to load resource/] }), team()]);
      const path = `/crico/dashboard?project=${await aProjectOf(people, 'Sin red')}`;
      await enterCrico(page, people.owner, path);
      const board = boardPage(page);
      await board.live.waitFor();
      const writes = /rpc\/(create_card|move_cards)/;
      await context.route(writes, (route) => route.abort('connectionrefused'));
      await addCards(page, 'To Do', ['Carteles', 'Boletos']);
      await board.card('Boletos').dragTo(board.column('Done'));
      await expectCards(page, 'Done', ['Boletos']);
      await page.getByText('Poniéndose al día (3)').waitFor();
      await page.reload();
      await expectCards(page, 'To Do', ['Carteles']);
      await expectCards(page, 'Done', ['Boletos']);
      await page.getByRole('button', { name: /^Cuenta de/ }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      const question = page.getByRole('dialog', { name: 'Tienes algo sin enviar' });
      await expectAccessible(page, 'signing out with commands that wait');
      await question.getByRole('button', { name: 'Ir a enviarlo' }).click();
      await context.unroute(writes);
      await page.getByText('Poniéndose al día').waitFor({ state: 'detached', timeout: 60_000 });
      await page.reload();
      await expectCards(page, 'Done', ['Boletos']);
      expect(await board.card('Boletos').innerText()).toContain('-2');
    },
  );

  journey('is shown as it was while there is no network, worked on, and live again with it', async ({ device }) => {
    const mayLog = [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/];
    const [{ page, context }, people] = await Promise.all([device({ mayLog }), team()]);
    await enterCrico(page, people.owner, `/crico/dashboard?project=${await aProjectOf(people, 'Sin señal')}`);
    const board = boardPage(page);
    await board.live.waitFor();
    await addCards(page, 'To Do', ['Carteles']);
    await eventually(async () => expect(await board.card('Carteles').innerText()).toContain('-1'));
    await page.getByRole('link', { name: /ir al inicio/ }).click();
    await heading(page, 'Sin señal').waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page
      .getByRole('link', { name: /Sin señal/ })
      .first()
      .click();
    await page.getByText(/^Sin conexión\. Ves el tablero como estaba/).waitFor();
    await expectCards(page, 'To Do', ['Carteles']);
    await expectAccessible(page, 'a board without a network');
    await page.setViewportSize({ width: 1440, height: 900 });
    await addCards(page, 'In Progress', ['Boletos']);
    await page.getByText(/1 cambio por enviar/).waitFor();
    await context.setOffline(false);
    await page.getByText(/Ves el tablero como estaba/).waitFor({ state: 'detached', timeout: 60_000 });
    await eventually(async () => expect(await board.card('Boletos').innerText()).toContain('-2'));
    await board.live.waitFor({ timeout: 60_000 });
  });

  journey(
    'is worked on with a finger: it scrolls, picks cards up, carries them over the edge, and draws rows aside',
    async ({ device }) => {
      const [{ page }, people] = await Promise.all([device({ width: 390 }), team()]);
      await enterCrico(page, people.owner, `/crico/dashboard?project=${await aProjectOf(people, 'Con el dedo')}`);
      const board = boardPage(page);
      await board.live.waitFor();
      await addCards(page, 'To Do', ['Carteles', 'Boletos']);
      const finger = await Finger.on(page);
      await finger.down(board.card('Carteles'));
      await finger.moveBy(-150, 0);
      await finger.up();
      await expectCards(page, 'To Do', ['Carteles', 'Boletos']);
      expect(await page.getByText(/levantada/).count()).toBe(0);
      await finger.down(board.card('Carteles'));
      await page.getByText(/«Carteles» levantada/).waitFor({ state: 'attached' });
      await finger.lost();
      await page.getByText(/«Carteles» vuelve a donde estaba/).waitFor({ state: 'attached' });
      await finger.down(board.card('Carteles'));
      await page.getByText(/«Carteles» levantada/).waitFor({ state: 'attached' });
      await finger.moveTo({ x: 380, y: 500 });
      // Moves as far as possible: any other list scrolls on below a finger that a busy machine is slow to lift.
      await eventually(async () => {
        const box = await board.column('Done').boundingBox();
        expect(box ? box.x + box.width : 1_000).toBeLessThan(390);
      });
      const there = await board.column('Done').boundingBox();
      await finger.moveTo({ x: (there?.x ?? 0) + 100, y: (there?.y ?? 0) + 90 });
      await page.waitForTimeout(100);
      await finger.up();
      await expectCards(page, 'Done', ['Carteles']);
      await expectCards(page, 'To Do', ['Boletos']);
      await phoneBoard(page).chooseView('Tabla');
      const row = page.getByRole('row', { name: /Boletos/ });
      await finger.down(row);
      await finger.moveBy(-50, 0);
      await finger.up();
      await page.getByRole('button', { name: 'Eliminar Boletos' }).waitFor({ state: 'hidden' });
      await finger.down(row);
      await finger.moveBy(-100, 0);
      await finger.up();
      await expectAccessible(page, 'a row that is drawn aside');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Eliminar Boletos' }).tap();
      await row.waitFor({ state: 'detached' });
    },
  );

  journey(
    'is a table that is walked through, edited and sorted by keys, and a board for several cards at once',
    async ({ device }) => {
      const [{ page }, people] = await Promise.all([device(), team()]);
      const path = `/crico/dashboard?project=${await aProjectOf(people, 'Mudanza')}`;
      await enterCrico(page, people.owner, path);
      const board = boardPage(page);
      await addCards(page, 'To Do', ['Cajas', 'Llaves', 'Camión']);
      await page.getByRole('button', { name: 'Tabla' }).click();
      await expectAccessible(page, 'the table of a board');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('rowheader', { name: 'Cajas' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Cajas grandes');
      await page.getByRole('combobox', { name: 'Prioridad' }).click();
      await page.getByRole('option', { name: 'Crítica' }).click();
      await expectAccessible(page, 'a row that is edited');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: /Cajas grandes.*Crítica/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Control+d');
      await page.getByRole('rowheader', { name: 'Copy of Llaves' }).waitFor();
      await page.getByRole('button', { name: 'Kanban simple' }).click();
      await expectCards(page, 'Por hacer', ['Cajas grandes', 'Llaves', 'Copy of Llaves', 'Camión']);
      await page.getByRole('checkbox', { name: 'Seleccionar todas las de Por hacer' }).check();
      await expectAccessible(page, 'a board with chosen cards');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('combobox', { name: 'Mover a...' }).click();
      await page.getByRole('option', { name: 'Done' }).click();
      await expectCards(page, 'Hecha', ['Cajas grandes', 'Llaves', 'Copy of Llaves', 'Camión']);
      await board.undo.first().click();
      await expectCards(page, 'Por hacer', ['Cajas grandes', 'Llaves', 'Copy of Llaves', 'Camión']);
    },
  );
});
