import { afterAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aProjectOf, aTeam } from '../../learners/crico-people.ts';
import { keepFirstAdmin } from '../../learners/first-admin.ts';
import { dataOf } from '../../learners/client.ts';
import { aPerson, confirmSubject, type NewLearner } from '../../learners/learner.ts';
import { signIn } from '../../pages/account-pages.ts';
import { consentQuestion, cricoEntry, cricoFrame, organizationPage } from '../../pages/crico-pages.ts';
import { codeIn, emailsTo, emailTo, linkIn } from '../../stack/mailbox.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

/** Looks at a state on a desk and a phone, and leaves the window as wide as it was. */
const look = async (page: Page, state: string): Promise<void> => {
  const size = page.viewportSize();
  await expectAccessible(page, state);
  if (size) await page.setViewportSize(size);
};

const fillIn = async (page: Page, person: NewLearner): Promise<void> => {
  const entry = cricoEntry(page);
  await entry.firstName.fill(person.firstName);
  await entry.lastName.fill(person.lastName);
  await entry.password.fill(person.password);
};

/** Fills in the form of an account, proves its address by the code of the e-mail, and continues to where it came from. */
const makeAccount = async (page: Page, person: NewLearner): Promise<void> => {
  const entry = cricoEntry(page);
  await fillIn(page, person);
  await entry.email.fill(person.email);
  await entry.createAccount.click();
  await entry.code.fill(codeIn(await emailTo(person.email, confirmSubject)));
  await entry.confirm.click();
  await entry.goOn.click();
};

const claim = async (page: Page, person: NewLearner): Promise<void> => {
  const entry = cricoEntry(page);
  await page.goto('/crico/register');
  await entry.createAccount.waitFor();
  await look(page, 'the first administrator');
  await makeAccount(page, person);
  await entry.claim.click();
  await entry.toCrico.click();
  await cricoFrame(page).welcome.waitFor();
};

const makeOrganization = async (page: Page, name: string): Promise<void> => {
  await cricoFrame(page).create.click();
  const dialog = page.getByRole('dialog', { name: 'Crear organización' });
  await dialog.getByLabel('Nombre de la organización').fill(name);
  await dialog.getByText('Este identificador está libre.').waitFor();
  await look(page, 'a new organization');
  await dialog.getByRole('button', { name: 'Crear organización' }).click();
  await cricoFrame(page).place(name).waitFor();
};

const invite = async (page: Page, { email }: NewLearner): Promise<string> => {
  const organization = organizationPage(page);
  await cricoFrame(page).manage.click();
  await organization.email.fill(email);
  await organization.send.click();
  await organization.open.filter({ hasText: email }).waitFor();
  await look(page, 'an organization with an invite');
  return linkIn(await emailTo(email, /Te invitaron a/));
};

/** The pages that a person sees, one after the other, and which of their requests send a full referrer. */
const watchScreens = (page: Page, token: string) => {
  const seen: string[] = [];
  const leaks: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && seen.at(-1) !== pathname) seen.push(pathname);
  });
  page.on('request', (request) => {
    if (request.headers()['referer']?.includes(token)) leaks.push(request.url());
  });
  return { seen, leaks };
};

/** Opens the link of an invite without having an account: one form, and they are where they were invited to. */
const join = async (page: Page, link: string, person: NewLearner, place: string): Promise<void> => {
  const entry = cricoEntry(page);
  const { seen, leaks } = watchScreens(page, new URL(link).hash.slice('#invite='.length));
  await page.goto(link);
  await entry.createAndJoin.waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await look(page, 'an invite');
  await fillIn(page, person);
  if ((await entry.share.count()) > 0) await entry.share.check();
  await entry.createAndJoin.click();
  await cricoFrame(page).joined(place).waitFor();
  // The hint is there before the page below it.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look(page, 'the place that was joined');
  expect(seen).toEqual(['/crico/register', '/crico/dashboard']);
  expect(leaks).toEqual([]);
  expect((await emailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/Te invitaron a/),
  ]);
};

/** The Admin Panel removes a person who has Crico open. */
const takeOut = async (page: Page, { email, firstName, lastName }: NewLearner): Promise<void> => {
  await page.goto('/crico/admin');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: `Retirar a ${firstName} ${lastName} de Crico` }).click();
  await look(page, 'the question before a removal');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(page, 'the Admin Panel');
};

const sentence = /No tienes autorización para entrar a Crico/;

describe('people of Crico', () => {
  // A claim that is awaited takes no longer.
  afterAll(() => keepFirstAdmin(null));

  journey('claim, found an organization, invite, join, and lose the right in an open window', async (stage) => {
    const admin = aPerson({ firstName: 'Luz', lastName: 'Marina' });
    const guest = aPerson({ firstName: 'Beto', lastName: 'Ruiz' });
    // The browser's own message about a refusal.
    const refused = [/status of 40[39]/];
    const desk = await stage.device({ mayLog: refused });
    const phone = await stage.device({ width: 390, mayLog: refused });
    await claim(desk.page, admin);
    keepFirstAdmin(admin);
    await look(desk.page, 'the welcome page');
    await makeOrganization(desk.page, 'Taller Sur');
    const link = await invite(desk.page, guest);
    await join(phone.page, link, guest, 'Taller Sur');
    // The consent was asked for on the page of the invitation, and is not asked for again.
    await cricoFrame(phone.page).welcome.waitFor();
    expect(await consentQuestion(phone.page).yes.count()).toBe(0);

    // The link works once, in any window, and reveals no account.
    const elsewhere = await stage.device({ mayLog: refused });
    for (const { page } of [phone, elsewhere]) {
      await page.goto(link);
      await cricoEntry(page).over.waitFor();
    }
    await look(elsewhere.page, 'an invite that was used');

    await phone.page.goto('/crico/settings');
    await phone.page.getByRole('region', { name: 'Tu perfil' }).getByLabel('Nombre completo').waitFor();
    await look(phone.page, 'the account settings');
    await cricoFrame(phone.page).user.click();
    await phone.page.getByRole('menuitem', { name: 'Ver perfil' }).waitFor();
    await look(phone.page, 'the user menu');
    await phone.page.keyboard.press('Escape');
    await organizationPage(desk.page).members.nth(1).waitFor();

    await takeOut(desk.page, guest);
    await phone.page.getByText('Tu acceso a Crico terminó.').waitFor();
    await look(phone.page, 'access that has ended');

    // The session stays where it was; who signs in at Crico's own door is signed out again.
    await phone.page.goto('/estudiantes-dashboard');
    expect(new URL(phone.page.url()).pathname).toBe('/estudiantes-dashboard');
    const entry = cricoEntry(elsewhere.page);
    await elsewhere.page.goto('/crico');
    await entry.email.fill(guest.email);
    await entry.password.fill(guest.password);
    await entry.signIn.click();
    await elsewhere.page.getByText(sentence).waitFor();
    await look(elsewhere.page, 'a refused sign-in');
    await elsewhere.page.goto('/login');
    await signIn(elsewhere.page, guest);
    await elsewhere.page.waitForURL(/estudiantes-dashboard/);
  });

  journey('are invited to a project: by the link, and without the e-mail by a code', async (stage) => {
    const team = await aTeam('Zapatería Faro');
    const projectId = await aProjectOf(team, 'Faro');
    const [byLink, byCode] = [aPerson({ firstName: 'Vera' }), aPerson({ firstName: 'Nora' })];
    for (const { email } of [byLink, byCode]) {
      const invited = { inviting_user_id: team.owner.id, email, role: 'member', project_id: projectId };
      dataOf(await team.owner.client.rpc('invite_user_to_project', invited));
    }
    const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
    await join(desk.page, linkIn(await emailTo(byLink.email, /Te invitaron a/)), byLink, 'Faro');
    expect(new URL(desk.page.url()).searchParams.get('project')).toBe(projectId);

    const entry = cricoEntry(phone.page);
    await phone.page.goto('/crico/register');
    await entry.createAccount.waitFor();
    await look(phone.page, 'an account for an invited address');
    await makeAccount(phone.page, byCode);
    await entry.accept.click();
    await phone.page.waitForURL(new RegExp(`project=${projectId}`));
    await phone.page.getByRole('heading', { name: 'Ya estás dentro' }).waitFor();
  });
});
