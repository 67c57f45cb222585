import { describe, expect } from '@jest/globals';
import { aCardOf, aGuest, aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { notificationDrawer } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { teamPage } from '../../pages/team-page.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

describe('the team of a project', () => {
  journey('sees who is here and at what, talks, and meets; its guest sees none of the talk', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Abrigo de lana');
    const guest = await aGuest(team, project);
    await aCardOf(team, project, 'Elegir hilos');
    const path = `/crico/dashboard?project=${project}`;
    const [ours, theirs, phone] = [await device(), await device({ width: 390 }), await device({ width: 390 })];
    await Promise.all([
      enterCrico(ours.page, team.owner, `${path}&view=team`),
      enterCrico(theirs.page, team.colleague, path),
      enterCrico(phone.page, guest, `${path}&view=team`),
    ]);
    const [lupita, beto, carla] = [teamPage(ours.page), teamPage(theirs.page), teamPage(phone.page)];
    await boardPage(theirs.page).live.waitFor();

    // The present people, with the card that they have open.
    await lupita.empty.waitFor();
    await expectAccessible(ours.page, 'the view of a team without messages');
    await boardPage(theirs.page).card('Elegir hilos').click();
    await lupita.person('Beto Ruiz').getByText('Elegir hilos').waitFor();
    await carla.person('Beto Ruiz').getByText('En línea').waitFor();
    await expectAccessible(phone.page, 'the view of a team on the phone of a guest');
    await theirs.page.keyboard.press('Escape');

    // With the keyboard only; the other person sees the number of new messages, or the message itself if they are looking.
    await lupita.focusChat.focus();
    await ours.page.keyboard.press('Enter');
    await ours.page.keyboard.type('¿Nos vemos **hoy**, @bet');
    await ours.page.getByRole('listbox').waitFor();
    await ours.page.keyboard.press('Enter');
    await ours.page.keyboard.type('?');
    await ours.page.keyboard.press('Enter');
    await lupita.message('¿Nos vemos').getByText('@Beto Ruiz').waitFor();
    await theirs.page.getByRole('button', { name: 'Equipo 1 mensaje sin leer' }).waitFor();
    await beto.view.tap();
    await beto.message('¿Nos vemos').getByText('Nuevo').waitFor();
    await beto.message('¿Nos vemos').getByRole('button', { name: 'Reaccionar' }).tap();
    await theirs.page.getByRole('menuitem', { name: 'De acuerdo' }).tap();
    await lupita
      .message('¿Nos vemos')
      .getByRole('button', { name: /^De acuerdo: 1 \(Beto Ruiz\)/ })
      .waitFor();
    await beto.write.fill('A las cinco');
    await beto.write.press('Enter');
    await lupita.message('A las cinco').waitFor();
    await expectAccessible(theirs.page, 'the chat of a team on a phone');
    await expectAccessible(ours.page, 'the chat of a team');

    // One's own is changed and taken away; words are found.
    await beto
      .message('A las cinco')
      .getByRole('button', { name: /^Acciones del mensaje/ })
      .tap();
    await theirs.page.getByRole('menuitem', { name: 'Editar' }).tap();
    await theirs.page.getByRole('textbox', { name: 'Editar el mensaje' }).fill('A las seis');
    await theirs.page.getByRole('button', { name: 'Guardar' }).tap();
    await lupita.message('A las seis').getByText('editado').waitFor();
    await lupita.search.fill('SEIS');
    await lupita.message('¿Nos vemos').waitFor({ state: 'detached' });
    await lupita.search.fill('');
    await lupita.message('¿Nos vemos').waitFor();
    await beto
      .message('A las seis')
      .getByRole('button', { name: /^Acciones del mensaje/ })
      .tap();
    await theirs.page.getByRole('menuitem', { name: 'Eliminar' }).tap();
    await lupita.message('A las seis').waitFor({ state: 'detached' });

    // Busy until it ends, for everybody who looks.
    await beto.ownState.tap();
    await theirs.page.getByRole('menuitem', { name: 'Ocupado 1 hora' }).tap();
    await Promise.all(
      [lupita, carla].map((one) =>
        one
          .person('Beto Ruiz')
          .getByText(/^Ocupado hasta las/)
          .waitFor(),
      ),
    );
    await theirs.page.close();
    await lupita
      .person('Beto Ruiz')
      .getByText(/Visto por última vez/)
      .waitFor();

    // A new event is shown immediately; where the team meets is set from where it is missed.
    await aCardOf(team, project, 'Medir la tela');
    await lupita.feed
      .getByText(/Medir la tela/)
      .first()
      .waitFor();
    await carla.feed
      .getByText(/Medir la tela/)
      .first()
      .waitFor();
    await lupita.noCall.click();
    await lupita.setCall.click();
    await lupita.dialog.getByLabel('Dirección de reuniones').fill('https://meet.example.com/lana');
    await lupita.dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await carla.call.waitFor();
    expect(await carla.call.getAttribute('href')).toBe('https://meet.example.com/lana');
    expect(await phone.page.getByText(/Nos vemos|A las|Chat del equipo/).count()).toBe(0);

    // The bell leads to the message.
    const again = await device();
    await enterCrico(again.page, team.colleague, '/crico/dashboard');
    const bell = notificationDrawer(again.page);
    await bell.open.click();
    await bell.line(/te mencionó en el chat de «Abrigo de lana»/).click();
    await teamPage(again.page).message('¿Nos vemos').getByText('@Beto Ruiz').waitFor();
  });
});
