import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import { aLearner, aPerson, confirmSubject, register, type Learner } from '../learners/learner.ts';
import { solvedPart } from '../learners/solutions.ts';
import { partsOfModule, study, studyModule } from '../learners/study.ts';
import { linkPage, settingsPage, signIn } from '../pages/account-pages.ts';
import { answerAll } from '../pages/exercises.ts';
import { celebration, dashboardPage, exercisePage, partPage, videoPlayer } from '../pages/learning-pages.ts';
import { addressesVariable, type Addresses } from '../stack/addresses.ts';
import { linkIn, emailTo } from '../stack/mailbox.ts';
import { startBrowser } from '../stack/run-browser.ts';
import { givenProduct, startProduct } from '../stack/run-product.ts';
import { openDevice, type Device } from '../stage/device.ts';
import { mouseOn } from '../stage/hand.ts';
import { takeCrico } from './crico-pictures.ts';
import { desk, folder, keep, phone, type Open } from './picture.ts';

/** `npm run screenshots`: the pictures of the README, taken from the running product with people of its own. */
/** A person in the middle of the first level. */
const aLearnerWithProgress = async (): Promise<Learner> => {
  const learner = await aLearner({ firstName: 'Ximena', lastName: 'Robles' });
  await studyModule(learner.client, 'X100', 1);
  await studyModule(learner.client, 'X100', 2);
  const [first] = await partsOfModule(learner.client, 'X100', 3);
  if (first) await study(learner.client, first.id);
  return learner;
};

const enter = async ({ page }: Device, learner: Learner): Promise<void> => {
  await page.goto('/login');
  await signIn(page, learner);
  await dashboardPage(page).goOn.waitFor();
};

const partPath = async (learner: Learner, number: number, index: number): Promise<string> => {
  const part = (await partsOfModule(learner.client, 'X100', number))[index];
  if (!part) throw new Error(`X100 has no part ${index} in module ${number}`);
  return `/dashboard/modulos/${part.module_id}/partes/${part.id}`;
};

/** The page that asks before an e-mail link takes effect, and where a person's account is open. */
const takeAccount = async (open: Open, learner: Learner): Promise<void> => {
  const person = aPerson({ email: `lupita.${randomUUID().slice(0, 4)}@ejemplo.mx` });
  await register(person);
  const { page } = await open(desk);
  await page.goto(linkIn(await emailTo(person.email, confirmSubject)));
  await linkPage(page).confirm.waitFor();
  await keep(page, 'verify-email');

  const device = await open(desk);
  await enter(device, learner);
  await device.page.goto('/dashboard/ajustes#sesiones');
  await settingsPage(device.page).end.first().waitFor();
  await keep(device.page, 'settings');
};

const takeAll = async (open: Open): Promise<void> => {
  const visitor = await open(desk);
  await visitor.page.goto('/', { waitUntil: 'networkidle' });
  await keep(visitor.page, 'landing');

  const learner = await aLearnerWithProgress();
  const { page, context } = await open(desk).then(async (device) => (await enter(device, learner), device));
  await page.waitForLoadState('networkidle');
  await keep(page, 'dashboard');
  const night = await open({ ...desk, isDark: true });
  await enter(night, learner);
  await keep(night.page, 'dashboard-dark');

  await page.goto(await partPath(learner, 3, 0));
  const { play, pause, position } = videoPlayer(page);
  await position.fill('24');
  await play.click();
  await pause.click();
  await keep(page, 'part-video');

  await page.goto(await partPath(learner, 3, 2));
  const { items } = await solvedPart(await page.getByRole('heading', { level: 1 }).innerText());
  await answerAll(page, mouseOn(page), items, true);
  await exercisePage(page).passed.waitFor();
  const { dialog, goOn } = celebration(page, '¡Logro desbloqueado!');
  if (await dialog.isVisible()) await goOn.click();
  await keep(page, 'part-exercises');
  await context.close();

  const small = await open(phone);
  await enter(small, learner);
  await keep(small.page, 'phone-dashboard');
  const bedside = await open({ ...phone, isDark: true });
  await enter(bedside, learner);
  await bedside.page.goto(await partPath(learner, 3, 1));
  await partPage(bedside.page).bar.waitFor();
  await keep(bedside.page, 'phone-text-dark');
  await takeAccount(open, learner);
};

const [product, server] = await Promise.all([givenProduct() ?? startProduct(), startBrowser()]);
const { stop, ...places } = product;
const addresses: Addresses = { ...places, browser: server.address, isClaimedByJourney: false };
process.env[addressesVariable] = JSON.stringify(addresses);
let browser: Browser | undefined;
try {
  await mkdir(folder, { recursive: true });
  browser = await chromium.connect(server.address);
  const connected = browser;
  const open: Open = (options) => openDevice(connected, product.site, options);
  await takeAll(open);
  await takeCrico(open);
} finally {
  await browser?.close();
  await server.stop();
  await stop();
}
