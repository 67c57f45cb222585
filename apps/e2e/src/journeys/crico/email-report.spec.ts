import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import PostalMime from 'postal-mime';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { emailReportPage } from '../../pages/email-report-page.ts';
import { enterCrico } from '../../pages/enter.ts';
import { emailTo } from '../../stack/mailbox.ts';
import { changeRows } from '../../stack/service-rows.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** A card of the first list. */
const give = async ({ owner }: Team, project_id: string, title: string): Promise<void> => {
  const { lists } = dataOf(await owner.client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const card = { project_id, command_id: randomUUID(), card_id: randomUUID(), list_id: lists[0]?.id, title };
  dataOf(await owner.client.rpc('create_card', { ...card, due_on: '2020-01-01' }));
};
/** Moves the clock of a schedule on to its time. */
const ITS_TIME_COMES = 'UPDATE project_tasks SET next_run_at = now() WHERE project_id = $1';

describe('the e-mail report of a project', () => {
  journey('is looked at, sent, and found in the mailbox; then it comes by its schedule', async ({ device }) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Abrigo de lana');
    await give(team, project, 'Cortar la tela');
    const [wide, phone] = [await device(), await device({ width: 390 })];
    const path = `/crico/dashboard?project=${project}`;
    await Promise.all([enterCrico(wide.page, team.owner, path), enterCrico(phone.page, team.owner, path)]);

    const report = emailReportPage(wide.page);
    await report.actions.focus();
    await wide.page.keyboard.press('Enter');
    await report.item.focus();
    await wide.page.keyboard.press('Enter');
    await report.preview.getByText('Cortar la tela').waitFor();
    await report.picture(/^Por hacer: 1, /).waitFor();
    await expectAccessible(wide.page, 'the e-mail report');
    await report.recipient('Beto Ruiz').focus();
    await wide.page.keyboard.press('Space');
    await report.send.focus();
    await wide.page.keyboard.press('Enter');
    await report.told('El reporte va en camino a 2 personas.').waitFor();
    const { source, subject } = await emailTo(team.colleague.email, /^Reporte de Abrigo de lana/);
    expect(subject).toContain('1 tarjeta con la fecha vencida');
    const { text, html, attachments } = await PostalMime.parse(source);
    expect(text).toContain('Tarjetas por estado\n• Por hacer: 1\n');
    expect(attachments.map(({ mimeType, disposition }) => `${mimeType} ${String(disposition)}`)).toEqual([
      'image/png inline',
      'image/png inline',
    ]);
    for (const { contentId } of attachments) expect(html).toContain(`cid:${String(contentId?.slice(1, -1))}`);
    await emailTo(team.owner.email, /^Reporte de Abrigo de lana/);

    const small = emailReportPage(phone.page);
    await small.actions.tap();
    await small.item.tap();
    await small.schedule.tap();
    await small.told('El reporte quedó programado.').waitFor();
    await small.actions.tap();
    await small.item.tap();
    await small.present.waitFor();
    await expectAccessible(phone.page, 'the e-mail report on a phone');
    await changeRows('projects', ITS_TIME_COMES, [project]);
    await emailTo(team.owner.email, /^Reporte de Abrigo de lana/, 2);
  });
});
