import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dataOf } from '../learners/client.ts';
import { aProjectOf, aTeam, joinWith } from '../learners/crico-people.ts';
import { aLearner, type Learner } from '../learners/learner.ts';
import { ownDataSettings, settingsPage, signIn } from '../pages/account-pages.ts';
import { enter } from '../pages/enter.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { eventually } from '../stack/eventually.ts';
import { emailTo, linkIn } from '../stack/mailbox.ts';
import { changeRows, tablesWith } from '../stack/service-rows.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keyboardOf } from '../stage/keyboard.ts';

const SETTINGS = '/dashboard/ajustes';
/** The browser itself writes a line about every answer that is a refusal: the closed session asks for a last time. */
const provoked = { mayLog: [/Failed to load resource/] };

const A_NOTE = `INSERT INTO part_notes (user_id, part_id, text, version, updated_at) VALUES ($1, gen_random_uuid(), $2, 1, now())`;
const A_CFDI = `INSERT INTO cfdi (receipt_id, user_id, amount, iva, description, payment_form, rfc, legal_name, regime, use,
  postal_code, state, attempt, requested_at)
VALUES ($1::uuid::text, $1::uuid, 79900, 11021, 'Plan pro', '04', 'XAXX010101000', $2, '616', 'S01', '06000', 'refused', 1, now())`;
const LET_A_WEEK_PASS = `UPDATE account_closings SET closed_at = closed_at - interval '8 days' WHERE user_id = $1`;

/** The member of a team with texts in every service: `marker` is in the name, in a note, and in a CFDI. */
const aKnownPerson = async (marker: string): Promise<Learner> => {
  const [team, person] = await Promise.all([aTeam(), aLearner({ firstName: marker, lastName: 'Zárate' })]);
  const project_id = await aProjectOf(team, 'Lana de alpaca');
  const invite = { inviting_user_id: team.owner.id, email: person.email, role: 'member', project_id };
  dataOf(await team.owner.client.rpc('invite_user_to_project', invite));
  await joinWith(person);
  await changeRows('learning', A_NOTE, [person.id, `${marker} aprende`]);
  await changeRows('billing', A_CFDI, [person.id, `${marker} Zárate`]);
  return person;
};

const closeByKeyboard = async (page: Page, { email }: Learner): Promise<void> => {
  const settings = ownDataSettings(page);
  const keyboard = keyboardOf(page);
  await keyboard.press(settings.ask, 'Enter');
  await keyboard.type(settings.address, email);
  await expectAccessible(page, 'the deletion of an account');
  await keyboard.press(settings.confirm, 'Enter');
  await settings.closed.waitFor();
};

describe('the data of a person', () => {
  journey(
    'are downloaded as one file; the account is closed, reopened by signing in, closed again and deleted from every service',
    async ({ device }) => {
      const marker = `Quetzal${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
      const [{ page }, person] = await Promise.all([device(provoked), aKnownPerson(marker)]);
      const known = ['auth.users', 'learning.part_notes', 'learning.profiles', 'billing.cfdi', 'projects.crico_users'];
      const everywhere = [...known, 'worker.recipients', 'finance.accounts', 'projects.accounts'];
      await eventually(async () => expect(await tablesWith([marker])).toEqual(expect.arrayContaining(everywhere)));

      await enter(page, person);
      await page.goto(SETTINGS);
      const settings = ownDataSettings(page);
      const keyboard = keyboardOf(page);
      await settings.download.waitFor();
      await expectAccessible(page, 'the settings with the own data');
      await keyboard.tabTo(settings.download);
      const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(download.suggestedFilename()).toMatch(/^mis-datos-de-nivel-.+\.json$/);
      const { services } = JSON.parse(await text(await download.createReadStream())) as {
        services: Record<string, Record<string, { rows: Record<string, unknown>[] }>>;
      };
      expect(services['auth']?.['account']?.rows).toMatchObject([{ email: person.email }]);
      expect(services['learning']?.['notes-and-bookmarks']?.rows).toMatchObject([{ text: `${marker} aprende` }]);
      expect(services['billing']?.['cfdi']?.rows).toMatchObject([{ legal_name: `${marker} Zárate` }]);
      expect(services['projects']?.['teams']?.rows).toMatchObject([{ role: 'member' }]);
      expect(services['worker']?.['recipient']?.rows).toMatchObject([{ email: person.email }]);
      expect(Object.keys(services).toSorted()).toEqual([
        'ai',
        'auth',
        'billing',
        'finance',
        'learning',
        'projects',
        'worker',
      ]);
      await settings.downloaded.waitFor();
      const notice = await emailTo(person.email, /Se descargaron los datos/);
      expect(new URL(linkIn(notice)).pathname).toBe(SETTINGS);

      await closeByKeyboard(page, person);
      await expectAccessible(page, 'a closed account');
      await emailTo(person.email, /se cerró y se va a eliminar/);
      const phone = await device({ ...provoked, width: 390 });
      await phone.page.goto('/login');
      await signIn(phone.page, person);
      await dashboardPage(phone.page).greeting.waitFor();
      await emailTo(person.email, /Recuperaste tu cuenta/);

      await phone.page.goto(SETTINGS);
      await settingsPage(phone.page).title.waitFor();
      const again = ownDataSettings(phone.page);
      await again.ask.tap();
      await again.address.fill(person.email.toUpperCase());
      await expectAccessible(phone.page, 'the deletion of an account on a phone');
      await again.confirm.tap();
      await again.closed.waitFor();
      await expectAccessible(phone.page, 'a closed account on a phone');
      await emailTo(person.email, /se cerró y se va a eliminar/, 2);

      await changeRows('auth', LET_A_WEEK_PASS, [person.id]);
      await emailTo(person.email, /Eliminamos tu cuenta/);
      await eventually(async () => expect(await tablesWith([marker, person.email])).toEqual([]), 120_000);
      await again.takeBack.tap();
      await signIn(phone.page, person);
      await phone.page.getByText('El correo o la contraseña no son correctos.').waitFor();
    },
  );
});
