import { randomUUID } from 'node:crypto';
import { describe, expect } from '@jest/globals';
import { dataOf } from '../../learners/client.ts';
import { aProjectOf, aTeam, type Team } from '../../learners/crico-people.ts';
import { boardPage } from '../../pages/board-page.ts';
import { notificationDrawer } from '../../pages/crico-pages.ts';
import { enterCrico } from '../../pages/enter.ts';
import { emailsTo, emailTo } from '../../stack/mailbox.ts';
import { changeRows } from '../../stack/service-rows.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const DAY_MS = 86_400_000;
/** A day that is near by the clocks of every zone, whichever of its mornings was the last one. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Lets two days pass for a card: a reminder comes on a morning, and a card of today waits for the next one. */
const LET_DAYS_PASS = `UPDATE cards SET updated_at = updated_at - interval '2 days' WHERE id = $1`;

/** A card that a person has to do until a day, unchanged for two days. */
const give = async ({ owner, colleague }: Team, project_id: string, title: string, due_on: string): Promise<void> => {
  const { lists } = dataOf(await owner.client.rpc('read_board', { project_id })) as { lists: { id: string }[] };
  const card = { project_id, command_id: randomUUID(), card_id: randomUUID(), list_id: lists[0]?.id, title, due_on };
  dataOf(await owner.client.rpc('create_card', { ...card, assignee: colleague.id }));
  await changeRows('projects', LET_DAYS_PASS, [card.card_id]);
};

describe('a deadline', () => {
  journey('that is near is announced once in the bell and once by mail, however often the job runs', async (stage) => {
    const team = await aTeam();
    const project = await aProjectOf(team, 'Feria de otoño');
    const { page } = await stage.device({ width: 390 });
    await enterCrico(page, team.colleague, '/crico/my-work');
    await give(team, project, 'Rentar las mesas', dayIn(1));
    await emailTo(team.colleague.email, /^FDO-1 de Feria de otoño vence /);
    // A later run announces the second one, which shows that the first card was checked again.
    await give(team, project, 'Pintar los letreros', dayIn(2));
    await emailTo(team.colleague.email, /^FDO-2 de Feria de otoño vence /);

    const bell = notificationDrawer(page);
    await bell.open.tap();
    await bell.line(/«Pintar los letreros» vence/).waitFor();
    expect(await bell.line(/«Rentar las mesas» vence/).count()).toBe(1);
    await expectAccessible(page, 'the bell with a deadline');
    await bell.line(/«Rentar las mesas» vence/).tap();
    await boardPage(page).editor.waitFor();

    await give(team, project, 'Colgar las luces', dayIn(2));
    await emailTo(team.colleague.email, /^FDO-3 de Feria de otoño vence /);
    const subjects = (await emailsTo(team.colleague.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('vence')).map((subject) => subject.slice(0, 5))).toEqual([
      'FDO-1',
      'FDO-2',
      'FDO-3',
    ]);
  });
});
