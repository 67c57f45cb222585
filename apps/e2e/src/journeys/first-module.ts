import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPerson, confirmSubject, type NewLearner } from '../learners/learner.ts';
import { solvedPart } from '../learners/solutions.ts';
import { codePage, heading, linkPage, registerPage, signIn } from '../pages/account-pages.ts';
import { answerAll } from '../pages/exercises.ts';
import { celebration, dashboardPage, exercisePage, partPage, toast, videoPlayer } from '../pages/learning-pages.ts';
import { codeIn, linkIn, emailsTo, emailTo } from '../stack/mailbox.ts';
import { eventually } from '../stack/eventually.ts';
import type { Hand } from '../stage/hand.ts';
import type { Stage } from '../stage/journey.ts';

/** A minute of video at double speed, on a machine that does other things as well. */
const VIDEO_MS = 90_000;
const MODULE = '¿Qué es la inteligencia artificial?';

const registerBy = async (page: Page, hand: Hand, person: NewLearner): Promise<void> => {
  const form = registerPage(page);
  await hand.press(page.getByRole('link', { name: 'Empieza gratis' }).first());
  await hand.type(form.firstName, person.firstName);
  await hand.type(form.lastName, person.lastName);
  await hand.type(form.email, person.email);
  await hand.type(form.password, person.password);
  await hand.choose(form.university);
  await hand.choose(form.prompts);
  await hand.choose(form.ethics);
  await hand.choose(form.beginner);
  await hand.press(form.submit);
  await codePage(page).heading.waitFor();
};

/** Plays the video for real, at double speed. Being at its end is not having seen it. */
const watchVideo = async (page: Page, hand: Hand): Promise<void> => {
  const [player, part] = [videoPlayer(page), partPage(page)];
  await part.title('La IA sin misterio').waitFor();
  await hand.pickLast(player.speed);
  await hand.slide(player.position, 'End');
  await hand.press(player.play);
  await eventually(async () =>
    expect(await page.locator('video').evaluate((one: HTMLVideoElement) => one.ended)).toBe(true),
  );
  expect(await player.seen.innerText()).toMatch(/^Has visto el [0-5] %/);
  expect(await part.completed.count()).toBe(0);

  await hand.slide(player.position, 'Home');
  await hand.press(player.play);
  await player.pause.waitFor();
  expect(await page.locator('video').evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(2);
  await celebration(page, '¡Logro desbloqueado!').dialog.waitFor({ timeout: VIDEO_MS });
};

const readText = async (page: Page, hand: Hand, title: string): Promise<void> => {
  const part = partPage(page);
  await hand.press(part.nextPart);
  await part.title(title).waitFor();
  expect(await part.completed.count()).toBe(0);
  await eventually(async () => {
    await hand.readOn();
    expect(await part.completed.count()).toBe(1);
  });
};

const solve = async (page: Page, hand: Hand, title: string, isWhole = false): Promise<void> => {
  const { items } = await solvedPart(title);
  await partPage(page).title(title).waitFor();
  await answerAll(page, hand, items, true, isWhole);
};

/** Once nothing celebrates in front of it. */
const expectSolved = async (page: Page): Promise<void> => {
  await exercisePage(page).passed.waitFor();
  await partPage(page).completed.waitFor();
};

const failOnce = async (page: Page, hand: Hand, title: string): Promise<void> => {
  const [exercises, { items }] = [exercisePage(page), await solvedPart(title)];
  await partPage(page).title(title).waitFor();
  await answerAll(page, hand, items, false);
  await exercises.failed.waitFor();
  await exercises.review.getByText('Sumar es seguir una regla fija que alguien programó.').waitFor();
  expect(await exercises.review.getByText(/Opción correcta|Así es. Aprendió patrones/).count()).toBe(0);
  expect(await partPage(page).completed.count()).toBe(0);
  await hand.press(exercises.again);
};

const celebrate = async (page: Page, hand: Hand, title: string, line: string): Promise<void> => {
  const { dialog, goOn } = celebration(page, title);
  await dialog.getByText(line).first().waitFor();
  await hand.press(goOn);
  await dialog.getByText(line).first().waitFor({ state: 'hidden' });
};

export interface Way {
  readonly handOf: (page: Page) => Hand;
  readonly confirm: 'link' | 'code';
}

/**
 * Goes from the landing page to the end of the first module: registers, confirms, watches, reads, solves, and sees it count.
 */
export const walkFirstModule = async ({ device }: Stage, { handOf, confirm }: Way): Promise<void> => {
  const [{ page }, other] = await Promise.all([device(), device({ width: 390 })]);
  const [hand, dashboard, part] = [handOf(page), dashboardPage(page), partPage(page)];
  const person = aPerson({ firstName: 'Inés' });
  await page.goto('/');
  await registerBy(page, hand, person);

  const mail = await emailTo(person.email, confirmSubject);
  // The address is unproven so far: its e-mail contains nothing that a stranger wrote.
  expect(mail.text).toContain('Hola:');
  expect(mail.html).not.toContain('Inés');
  expect(mail.html).toContain(codeIn(mail));
  if (confirm === 'link') {
    await page.goto(linkIn(mail));
    await hand.press(linkPage(page).confirm);
  } else {
    await hand.type(codePage(page).code, codeIn(mail));
    await hand.press(codePage(page).confirm);
  }
  await heading(page, 'Tu correo está confirmado').waitFor();
  await hand.press(page.getByRole('link', { name: 'Ir a mi tablero' }));
  await dashboard.greeting.waitFor();
  await toast(page, 'Bienvenido! Tu perfil ha sido configurado.').waitFor();

  const elsewhere = dashboardPage(other.page);
  await other.page.goto('/login');
  await signIn(other.page, person);
  await elsewhere.stop(2, 'Bloqueado').waitFor();

  await hand.press(dashboard.goOn);
  // Toasts stay for five seconds, so a test that needs them looks before they appear.
  await Promise.all([
    watchVideo(page, hand),
    toast(page, '¡Habilidad Machine Learning actualizada! +2').waitFor({ timeout: VIDEO_MS }),
    toast(page, 'Logro desbloqueado: Primeros pasos').waitFor({ timeout: VIDEO_MS }),
    toast(other.page, 'Logro desbloqueado: Primeros pasos').waitFor({ timeout: VIDEO_MS }),
  ]);
  await celebrate(page, hand, '¡Logro desbloqueado!', 'Primeros pasos');
  await part.completed.waitFor();
  await elsewhere.next.getByText('Parte 2 de 5').waitFor();

  await readText(page, hand, 'Qué es la IA y qué no es');
  await hand.press(part.nextPart);
  await failOnce(page, hand, '¿Es IA o no es IA?');
  await solve(page, hand, '¿Es IA o no es IA?');
  await expectSolved(page);
  await readText(page, hand, 'Lo que hace bien y lo que hace mal');
  await celebrate(page, hand, '¡Logro desbloqueado!', 'Cien puntos');
  await hand.press(part.nextPart);
  await solve(page, hand, 'Repaso: qué es la IA', true);

  await celebrate(page, hand, '¡Módulo completado!', `Terminaste “${MODULE}”.`);
  await celebrate(page, hand, '¡Logro desbloqueado!', 'Primer módulo');
  await expectSolved(page);
  await elsewhere.stop(1, 'Completado').waitFor();
  await elsewhere.stop(2, 'Abierto').waitFor();
  await elsewhere.next.getByText('Aprender de ejemplos').waitFor();

  await hand.press(part.seeModule);
  await page.getByText('Módulo completado').first().waitFor();
  await hand.press(page.getByRole('link', { name: /Siguiente módulo/ }));
  await heading(page, 'Cómo aprenden las máquinas').waitFor();
  await eventually(async () => {
    const subjects = (await emailsTo(person.email)).map(({ subject }) => subject);
    const unlocked = ['Primeros pasos', 'Primer módulo', 'Cien puntos'].map((title) => `Nuevo logro: ${title}`);
    expect(subjects.slice(1).sort()).toEqual(unlocked.sort());
  });
};
