import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { smallPicture } from '@nivel/testing/hostile-files';
import { aCardOf, aGuest, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { filesOf, talkOf } from '../../pages/card-pages.ts';
import { notificationDrawer } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const aText = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Madera, nácar, cuerno') });

const openCard = async (page: Page, title: string): Promise<void> => {
  await boardPage(page).card(title).click();
  await talkOf(page).section.waitFor();
};

describe('a conversation', () => {
  journey(
    'between two people and a guest mentions, replies, has files, is live, and keeps from the guest what is for the team',
    async ({ device }) => {
      const team = await aTeam();
      const project = await aProjectOf(team, 'Abrigo gris');
      const path = `/crico/dashboard?project=${project}`;
      const guest = await aGuest(team, project);
      await aCardOf(team, project, 'Elegir botones');
      const [theirs, ours, phone] = [await device(), await device(), await device({ width: 390 })];
      await Promise.all([
        enterCrico(theirs.page, team.colleague, path),
        enterCrico(ours.page, team.owner, path),
        enterCrico(phone.page, guest, path),
      ]);
      await Promise.all([theirs, ours, phone].map(({ page }) => boardPage(page).live.waitFor()));
      await Promise.all([theirs, phone].map(({ page }) => openCard(page, 'Elegir botones')));
      const [beto, carla] = [talkOf(theirs.page), talkOf(phone.page)];

      // With the keyboard only, mentioning a person with @; Escape closes the list, and not the card.
      await beto.write.focus();
      await theirs.page.keyboard.type('¿Cuáles te gustan, @car');
      await beto.people.waitFor();
      await expectAccessible(theirs.page, 'people who can be mentioned');
      await theirs.page.keyboard.press('Escape');
      await beto.people.waitFor({ state: 'detached' });
      await theirs.page.keyboard.press('Backspace');
      await theirs.page.keyboard.press('Backspace');
      await theirs.page.keyboard.press('Backspace');
      await theirs.page.keyboard.press('Backspace');
      await theirs.page.keyboard.type('@car');
      await beto.people.waitFor();
      await theirs.page.keyboard.press('Enter');
      await theirs.page.keyboard.type('?');
      await theirs.page.keyboard.press('Control+Enter');

      // The guest sees it immediately, and is notified; the owner, whose card is not open, by a toast, which does not stay.
      const toast = ours.page.getByText(/^Beto Ruiz comentó en /).first();
      await Promise.all([toast.waitFor(), carla.comment('Beto Ruiz').getByText('@Carla Luz').waitFor()]);
      await expectAccessible(phone.page, 'the comments of a card on a phone');
      await carla.comment('Beto Ruiz').getByRole('button', { name: 'Responder' }).tap();
      await carla.reply('Beto Ruiz').fill('Los de **madera**');
      await expectAccessible(phone.page, 'a reply on a phone');
      await carla.section.getByRole('button', { name: 'Responder', exact: true }).last().tap();
      await beto.comment('Carla Luz').getByText('madera').waitFor();

      // A file is sent with a comment, and the guest downloads it; a picture of the card is shown to them.
      await beto.attach.setInputFiles(aText('botones.txt'));
      await beto.attached('botones.txt').waitFor();
      await expectAccessible(theirs.page, 'a comment with a file that is being written');
      await beto.write.fill('Aquí está la lista');
      await beto.send.click();
      const saved = phone.page.waitForEvent('download');
      await carla.download('botones.txt').tap();
      expect((await saved).suggestedFilename()).toBe('botones.txt');
      const [card, theirFiles] = [filesOf(theirs.page), filesOf(phone.page)];
      await card.choose.setInputFiles({ name: 'boceto.png', mimeType: 'image/png', buffer: smallPicture() });
      await theirFiles.show('boceto.png').tap();
      await theirFiles.picture('boceto.png').waitFor();
      await expectAccessible(phone.page, 'a picture of a card on a phone');
      await phone.page.keyboard.press('Escape');
      await expectAccessible(phone.page, 'the files of a card on a phone');
      expect(await theirFiles.remove('boceto.png').count()).toBe(0);

      // It becomes the cover, which the guest sees immediately, and the owner on the board; it is deleted with its file.
      await card.makeCover('boceto.png').click();
      await theirFiles.cover.waitFor();
      await expectAccessible(phone.page, 'a card with a cover on a phone');
      await boardPage(ours.page).card('Elegir botones').locator('img').first().waitFor();
      await card.remove('boceto.png').click();
      await theirFiles.show('boceto.png').waitFor({ state: 'detached' });
      await theirFiles.cover.waitFor({ state: 'detached' });

      // A comment for the team only reaches the owner, and not the guest.
      await beto.teamOnly.check();
      await beto.attach.setInputFiles(aText('precios.txt'));
      await beto.attached('precios.txt').waitFor();
      await beto.write.fill('Cuestan demasiado');
      await beto.send.click();
      await beto.comments.getByText('Cuestan demasiado').waitFor();
      await openCard(ours.page, 'Elegir botones');
      await talkOf(ours.page).comments.getByText('Cuestan demasiado').waitFor();
      await talkOf(ours.page).download('precios.txt').waitFor();
      await expectAccessible(ours.page, 'comments with what is for the team only');
      await beto.write.fill('Nos vemos el lunes');
      await beto.send.click();
      await carla.comments.getByText('Nos vemos el lunes').waitFor();
      expect(await phone.page.getByText(/Cuestan demasiado|precios\.txt/).count()).toBe(0);

      // A person has another picture: those who see them see it immediately, and they themselves in the other area too.
      const pictureOf = (page: Page) => talkOf(page).comment('Beto Ruiz').locator('img[src*="/avatars/"]').first();
      expect(await pictureOf(ours.page).count()).toBe(0);
      await theirs.page.goto('/dashboard/ajustes');
      const picture = { name: 'yo.png', mimeType: 'image/png', buffer: smallPicture() };
      await theirs.page.getByLabel('Archivo de la foto').setInputFiles(picture);
      await Promise.all([pictureOf(ours.page).waitFor(), pictureOf(phone.page).waitFor()]);
      await pictureOf(ours.page).evaluate((image: HTMLImageElement) => image.decode());
      await theirs.page.getByRole('button', { name: 'Menú' }).locator('img').waitFor();
      await expectAccessible(theirs.page, 'the settings of a learner with a picture');
      await expectAccessible(ours.page, 'comments of somebody with a picture');

      // The bell leads to the comment.
      await phone.page.goto('/crico/dashboard');
      const bell = notificationDrawer(phone.page);
      await bell.open.tap();
      await bell.line(/^Beto Ruiz te mencionó en .* «Elegir botones»/).tap();
      await talkOf(phone.page).comment('Beto Ruiz').getByText('@Carla Luz').waitFor();
      expect(await phone.page.getByText('Cuestan demasiado').count()).toBe(0);
    },
  );
});
