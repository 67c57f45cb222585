import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner, aPerson, confirmSubject, register, type Learner } from '../learners/learner.ts';
import { solvedPart } from '../learners/solutions.ts';
import { partsOfModule, study, studyModule, type CurriculumPart } from '../learners/study.ts';
import {
  codePage,
  completePage,
  followLink,
  heading,
  linkPage,
  loginPage,
  registerPage,
  settingsPage,
  signIn,
  recoverPage,
} from '../pages/account-pages.ts';
import { answerAll } from '../pages/exercises.ts';
import { celebration, dashboardPage, exercisePage, partPage, videoPlayer } from '../pages/learning-pages.ts';
import { linkIn, emailTo } from '../stack/mailbox.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { mouseOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';

const still = { isStill: true, mayLog: [/Failed to load resource/] };
const CHECK = /check_answer/;
const pathOf = ({ module_id, id }: CurriculumPart): string => `/dashboard/modulos/${module_id}/partes/${id}`;

const landOn = async (page: Page, learner: Learner, path: string): Promise<void> => {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, learner);
  await page.waitForURL((url) => url.pathname === path);
};

describe('axe finds nothing, on a desk and on a phone, light and dark,', () => {
  journey('on the pages that everybody sees', async ({ device }) => {
    const { page } = await device(still);
    await page.goto('/');
    await heading(page, /Aprende inteligencia artificial/).waitFor();
    // The question is fetched when one comes near.
    await heading(page, 'Así se siente una parte').scrollIntoViewIfNeeded();
    await page.getByRole('radio').first().waitFor();
    await expectAccessible(page, 'landing');
    await page.getByRole('radio').first().check();
    await expectAccessible(page, 'landing, sample question answered');
    await page.getByRole('button', { name: 'Ayuda de Axo' }).click();
    await page.getByRole('dialog', { name: 'Consejos de Axo' }).waitFor();
    await expectAccessible(page, 'help bubble');
    await page.goto('/no/existe');
    await heading(page, 'Página no encontrada').waitFor();
    await expectAccessible(page, 'not found');
    await page.goto('/login');
    await loginPage(page).submit.click();
    await page.getByRole('alert').first().waitFor();
    await expectAccessible(page, 'sign-in with mistakes');
    await page.goto('/register');
    await registerPage(page).submit.waitFor();
    await expectAccessible(page, 'sign-up');
    await registerPage(page).password.fill('abc');
    await registerPage(page).submit.click();
    await page.getByText('Escribe tu correo y tu contraseña').waitFor();
    await expectAccessible(page, 'sign-up with mistakes');
  });

  journey('on the pages of mails and codes', async ({ device }) => {
    const { page } = await device(still);
    const person = aPerson();
    await register(person);
    await page.goto('/verify-email');
    await heading(page, 'Confirma tu correo').waitFor();
    await expectAccessible(page, 'asking for a new link');
    await page.goto('/login');
    await signIn(page, person);
    await codePage(page).confirm.click();
    await page.getByText('El código tiene 6 dígitos.').waitFor();
    await expectAccessible(page, 'code with a mistake');
    await page.goto('/recover');
    await recoverPage(page).email.fill(person.email);
    await expectAccessible(page, 'recovery');
    await recoverPage(page).submit.click();
    await codePage(page).heading.waitFor();
    await expectAccessible(page, 'recovery sent');
    const link = linkIn(await emailTo(person.email, /recupera/i));
    await page.goto(link);
    await linkPage(page).confirm.waitFor();
    await expectAccessible(page, 'recovery link');
    await linkPage(page).confirm.click();
    await heading(page, 'Elige una contraseña nueva').waitFor();
    await expectAccessible(page, 'new password');
    await page.goto(link);
    await heading(page, 'El enlace ya venció').waitFor();
    await expectAccessible(page, 'expired link');
  });

  journey('on the pages of another person’s link, and of one opened in another browser', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(still), aLearner()]);
    const person = aPerson();
    await register(person);
    const link = linkIn(await emailTo(person.email, confirmSubject));
    await landOn(page, learner, '/estudiantes-dashboard');
    await dashboardPage(page).greeting.waitFor();
    await page.goto(link);
    await heading(page, 'Hay otra cuenta abierta aquí').waitFor();
    await expectAccessible(page, 'link of another person');
    const other = await device(still);
    await other.page.goto(link);
    await linkPage(other.page).otherBrowser.waitFor();
    await expectAccessible(other.page, 'link in another browser');
    await followLink(other.page, link);
    await completePage(other.page).submit.click();
    await other.page.getByText('Este dato hace falta.').first().waitFor();
    await expectAccessible(other.page, 'completing an account, with mistakes');
  });

  journey('on the settings', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(still), aLearner()]);
    const settings = settingsPage(page);
    await landOn(page, learner, '/dashboard/ajustes');
    await settings.events.first().waitFor();
    await settings.end.first().waitFor();
    await expectAccessible(page, 'settings');
    await settings.current.fill('no-es-esta-1');
    await settings.next.fill('tres-nopales-29');
    await settings.change.click();
    await page.getByText('La contraseña actual no es correcta.').waitFor();
    await expectAccessible(page, 'settings with a mistake');
    await settings.end.first().click();
    await settings.confirmEnd.waitFor();
    await expectAccessible(page, 'ending a session');
    await settings.confirmEnd.click();
    await settings.confirmPassword.fill('no-es-esta-1');
    await settings.confirmEnd.click();
    await page.getByRole('dialog').getByText('La contraseña actual no es correcta.').waitFor();
    await expectAccessible(page, 'ending a session with a wrong password');
  });

  journey('on the dashboard and the pages of modules', async ({ device }) => {
    const [{ page }, newcomer] = await Promise.all([device(still), aLearner()]);
    await landOn(page, newcomer, '/estudiantes-dashboard');
    await dashboardPage(page).greeting.waitFor();
    await expectAccessible(page, 'dashboard of a newcomer');
    await studyModule(newcomer.client, 'X100', 1);
    await dashboardPage(page).stop(1, 'Completado').waitFor();
    await expectAccessible(page, 'dashboard with progress');
    await page.getByRole('button', { name: /aviso/i }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await dashboardPage(page).stop(1, 'Completado').click();
    await heading(page, 'Al terminar podrás').waitFor();
    await expectAccessible(page, 'finished module');
    await page.goBack();
    await dashboardPage(page).stop(3, 'Bloqueado').click();
    await heading(page, 'Escribe buenos prompts').waitFor();
    await expectAccessible(page, 'locked module');
    const [locked] = await partsOfModule(newcomer.client, 'X100', 3);
    if (!locked) throw new Error('Module 3 has parts');
    await page.goto(pathOf(locked));
    await heading(page, 'Esta parte todavía está cerrada').waitFor();
    await expectAccessible(page, 'locked part');
  });

  journey('on parts of every kind, in every state', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(still), aLearner()]);
    const [video, text, exercises, , last] = await partsOfModule(learner.client, 'X100', 1);
    if (!video || !text || !exercises || !last) throw new Error('Module 1 has five parts');
    await landOn(page, learner, pathOf(video));
    await videoPlayer(page).play.waitFor();
    await expectAccessible(page, 'video');
    await page.goto(pathOf(text));
    await partPage(page).title(text.title).waitFor();
    await expectAccessible(page, 'text');
    await page.goto(pathOf(exercises));
    const practice = (await solvedPart(exercises.title)).items;
    const exercise = exercisePage(page);
    await exercise.question(1).waitFor();
    await exercise.check.click();
    await page.getByText('Elige o escribe una respuesta para seguir.').waitFor();
    await expectAccessible(page, 'question without an answer');
    await answerAll(page, mouseOn(page), practice, false);
    await exercise.failed.waitFor();
    await expectAccessible(page, 'failed attempt');
    await exercise.again.click();
    await page.route(CHECK, (route) => route.abort('connectionrefused'));
    await exercise.check.click();
    await page.getByText(/No pudimos comprobar tu respuesta/).waitFor();
    await expectAccessible(page, 'answer that could not be checked');
    await page.unroute(CHECK);
    await exercise.check.click();
    await exercise.feedback.waitFor();
    await expectAccessible(page, 'feedback');
    await page.goto(pathOf(last));
    const { items } = await solvedPart(last.title);
    await exercise.runsLeft.waitFor();
    await expectAccessible(page, 'set that is handed in whole');
    await answerAll(page, mouseOn(page), items, false, true);
    await exercise.failed.waitFor();
    await expectAccessible(page, 'failed set that was handed in whole');
    await exercise.again.click();
    await answerAll(page, mouseOn(page), items, true, true);
    const { dialog, goOn } = celebration(page, '¡Logro desbloqueado!');
    await dialog.waitFor();
    await expectAccessible(page, 'celebration');
    await goOn.click();
    await dialog.waitFor({ state: 'hidden' });
    await expectAccessible(page, 'passed attempt');
    await study(learner.client, video.id);
    await page.goto(pathOf(video));
    await partPage(page).completed.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /Contenido del módulo|Dónde estoy/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'drawer of the module');
  });
});
