import { describe, expect } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { Mail } from '@nivel/testing/mailbox/mail';
import { aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { enterCrico } from '../../pages/enter.ts';
import { meetingsPage } from '../../pages/meetings-page.ts';
import { emailTo } from '../../stack/mailbox.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** The calendar file of an e-mail, with its lines unfolded. */
const calendarIn = async ({ source }: Mail): Promise<string> => {
  const { attachments } = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics');
  return String(file?.content).replaceAll(/\r?\n[ \t]/g, '');
};

describe('a meeting of a team', () => {
  journey('reaches the mailbox as an invitation, is changed by keys, and cancelled', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Abrigo de lana');
    const path = `/crico/dashboard?project=${project}&view=team`;
    const [ours, phone] = [await device(), await device({ width: 390 })];
    await Promise.all([enterCrico(ours.page, team.owner, path), enterCrico(phone.page, team.colleague, path)]);
    const [lupita, beto] = [meetingsPage(ours.page), meetingsPage(phone.page)];
    await lupita.none.waitFor();

    await lupita.schedule.click();
    await lupita.field('Título').fill('Elegir la tela');
    await lupita.field('Día').fill('2090-01-16');
    await lupita.field('Hora').fill('10:30');
    await lupita.field('Lugar o enlace').fill('Taller, sala 2');
    await lupita.field('Beto Ruiz').check();
    await expectAccessible(ours.page, 'the form of a meeting');
    await lupita.send.click();
    await lupita.meeting('Elegir la tela').getByText('Taller, sala 2').waitFor();
    await beto.meeting('Elegir la tela').waitFor();
    await expectAccessible(phone.page, 'the meetings of a team on a phone');
    const invitation = await calendarIn(await emailTo(team.colleague.email, /te invita a «Elegir la tela»/));
    expect(invitation).toContain('METHOD:REQUEST');
    expect(invitation).toMatch(/ATTENDEE[^\n]*mailto:/i);
    expect(invitation).toContain('SUMMARY:Elegir la tela');
    await emailTo(team.owner.email, /te invita a «Elegir la tela»/);

    await lupita.edit('Elegir la tela').focus();
    await ours.page.keyboard.press('Enter');
    await lupita.field('Título').waitFor();
    await ours.page.keyboard.type(' roja');
    await ours.page.keyboard.press('Enter');
    await beto.meeting('Elegir la tela roja').waitFor();

    await lupita.cancel('Elegir la tela roja').click();
    await lupita.confirm.click();
    await beto.none.waitFor();
    const cancellation = await calendarIn(await emailTo(team.colleague.email, /Se canceló/));
    expect(cancellation).toContain('METHOD:CANCEL');
    expect(cancellation).toContain('STATUS:CANCELLED');
  });
});
