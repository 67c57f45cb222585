import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner, type Learner } from '../learners/learner.ts';
import { open, partsOfModule, type CurriculumPart } from '../learners/study.ts';
import { solvedPart } from '../learners/solutions.ts';
import { answerAll } from '../pages/exercises.ts';
import { heading, loginPage, signIn } from '../pages/account-pages.ts';
import { dashboardPage, partPage, videoPlayer } from '../pages/learning-pages.ts';
import { keptOn, mayLog, shellIsKept } from '../stage/kept-study.ts';
import { eventually } from '../stack/eventually.ts';
import { dataOf } from '../learners/client.ts';
import { mouseOn } from '../stage/hand.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { killOwnBrowser, openOwnBrowser } from '../stage/own-browser.ts';

const pathOf = ({ id, module_id }: CurriculumPart): string => `/dashboard/modulos/${module_id}/partes/${id}`;
const waits = 'Terminada sin conexión. Se registrará cuando vuelva.';

const readToTheEnd = async (page: Page): Promise<void> => {
  await partPage(page).bar.waitFor();
  await page.waitForTimeout(5_200);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
};

const texts = async ({ client }: Learner): Promise<[CurriculumPart, CurriculumPart, CurriculumPart]> => {
  const modules = await Promise.all([1, 2].map((number) => partsOfModule(client, 'X100', number)));
  const [one, two] = modules.flat().filter(({ type }) => type === 'text');
  const [other] = (modules[0] ?? []).filter(({ type }) => type === 'exercises');
  if (!one || !two || !other) throw new Error('the curriculum has two texts and exercises at its beginning');
  return [one, two, other];
};

const completions = async ({ client }: Learner): Promise<{ parts: string[]; points: number }> => {
  const modules = dataOf(await client.from('module_progress').select('parts_completed')) as {
    parts_completed: string[];
  }[];
  const [row] = dataOf(await client.from('user_progress').select('total_points')) as { total_points: number }[];
  return { parts: modules.flatMap((one) => one.parts_completed), points: row?.total_points ?? 0 };
};

const openWith = async (page: Page, learner: Learner, part: CurriculumPart): Promise<void> => {
  await page.goto(`/login?redirect=${encodeURIComponent(pathOf(part))}`);
  await signIn(page, learner);
  await partPage(page).bar.waitFor();
  await shellIsKept(page);
};

journey('a text finished without network in two tabs counts once when there is one', async ({ device }) => {
  const [opened, learner] = await Promise.all([device({ isStill: true, mayLog, keepsProgram: true }), aLearner()]);
  const { page, context } = opened;
  const [text, , never] = await texts(learner);
  await openWith(page, learner, text);
  const other = await opened.tab();
  await other.goto(pathOf(text));
  await partPage(other).bar.waitFor();
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ people: 1, lessons: 2 }));
  await context.setOffline(true);
  await Promise.all([page, other].map(readToTheEnd));
  await page.getByText(waits).waitFor();
  await other.getByText(waits).waitFor();
  await expectAccessible(page, 'finished without network');
  expect((await keptOn(page))['waiting']).toBe(1);
  await page.goto(pathOf(never));
  await heading(page, 'Esta parte no está guardada en este dispositivo').waitFor();
  await expectAccessible(page, 'a part that is not kept');
  await context.setOffline(false);
  await eventually(async () => expect((await completions(learner)).parts).toEqual([text.id]));
  await eventually(async () => expect((await keptOn(page))['waiting']).toBe(0));
});

journey('work of a page that was closed without network is opened and sent by the next one', async ({ device }) => {
  const [opened, learner] = await Promise.all([
    device({ width: 390, isStill: true, mayLog, keepsProgram: true }),
    aLearner(),
  ]);
  const { page, context } = opened;
  const [text] = await texts(learner);
  await openWith(page, learner, text);
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ people: 1, lessons: 2 }));
  await context.setOffline(true);
  await readToTheEnd(page);
  await page.getByText(waits).waitFor();
  await page.close();
  const next = await opened.tab();
  await next.goto('/estudiantes-dashboard');
  await heading(next, 'Sin conexión').waitFor();
  await expectAccessible(next, 'the dashboard without network');
  await next.getByRole('link', { name: /1 de \d+ partes?/ }).click();
  await next.getByText('Por registrar').waitFor();
  await context.setOffline(false);
  await eventually(async () => expect((await completions(learner)).parts).toEqual([text.id]));
  const { points } = await completions(learner);
  await next.reload();
  await next.goto('/estudiantes-dashboard');
  await dashboardPage(next).greeting.waitFor();
  expect((await completions(learner)).points).toBe(points);
});

it('work of a browser that was killed without network is sent when it starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-browser-'));
  try {
    const learner = await aLearner();
    const [text] = await texts(learner);
    const first = await openOwnBrowser(folder);
    const page = await first.newPage();
    await openWith(page, learner, text);
    await eventually(async () => expect(await keptOn(page)).toMatchObject({ people: 1, lessons: 2 }));
    await first.setOffline(true);
    await readToTheEnd(page);
    await page.getByText(waits).waitFor();
    const closed = first.waitForEvent('close');
    killOwnBrowser(folder);
    await closed;
    expect((await completions(learner)).parts).toEqual([]);
    const second = await openOwnBrowser(folder);
    const next = await second.newPage();
    await next.goto('/estudiantes-dashboard');
    // Browsers write cookies every half minute: one that was killed before has lost that of the session.
    const [{ greeting }, { email }] = [dashboardPage(next), loginPage(next)];
    await greeting.or(email).first().waitFor();
    if (await email.isVisible()) await signIn(next, learner);
    await eventually(async () => expect((await completions(learner)).parts).toEqual([text.id]));
    await eventually(async () => expect(await keptOn(next)).toMatchObject({ waiting: 0, refused: 0 }));
    await second.close();
  } finally {
    killOwnBrowser(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

journey('signing out removes all that was kept', async ({ device }) => {
  const [{ page }, learner] = await Promise.all([device({ isStill: true, mayLog, keepsProgram: true }), aLearner()]);
  const [text] = await texts(learner);
  await openWith(page, learner, text);
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ people: 1, lessons: 2 }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().waitFor();
  await eventually(async () =>
    expect(await keptOn(page)).toEqual({ people: 0, lessons: 0, media: 0, waiting: 0, refused: 0 }),
  );
});

journey(
  'exercises without network take one answer each, wait to be graded, and count after the text before',
  async ({ device }) => {
    const [opened, learner] = await Promise.all([device({ isStill: true, mayLog, keepsProgram: true }), aLearner()]);
    const { page, context } = opened;
    const [text, , exercises] = await texts(learner);
    const { items } = await solvedPart(exercises.title);
    await openWith(page, learner, exercises);
    await page.goto(pathOf(text));
    await partPage(page).bar.waitFor();
    await eventually(async () => expect(await keptOn(page)).toMatchObject({ people: 1, lessons: 3 }));
    await context.setOffline(true);
    await readToTheEnd(page);
    await page.getByText(waits).waitFor();
    await page.goto(pathOf(exercises));
    await answerAll(page, mouseOn(page), items, true);
    await heading(page, 'Por calificar').waitFor();
    await expectAccessible(page, 'exercises that wait to be graded');
    expect((await keptOn(page))['waiting']).toBe(2);
    await context.setOffline(false);
    await eventually(async () => {
      const { parts } = await completions(learner);
      expect(parts.toSorted()).toEqual([text.id, exercises.id].toSorted());
    });
    await partPage(page).completed.waitFor();
    expect(await keptOn(page)).toMatchObject({ waiting: 0, refused: 0 });
  },
);

/** Plays for some seconds, and pauses. @returns the moment at which the video was left */
const watchOn = async (page: Page): Promise<number> => {
  const { play, pause } = videoPlayer(page);
  await play.click();
  await pause.waitFor();
  await page.waitForTimeout(3_000);
  await pause.click();
  await play.waitFor();
  return page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime);
};

journey('a video watched partly without network is recorded with all its stretches', async ({ device }) => {
  const [opened, learner] = await Promise.all([device({ isStill: true, mayLog, keepsProgram: true }), aLearner()]);
  const { page, context } = opened;
  const video = (await partsOfModule(learner.client, 'X100', 1)).find(({ type }) => type === 'video');
  if (!video) throw new Error('the first module has a video');
  await openWith(page, learner, video);
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ lessons: 2, media: 3 }));
  await context.setOffline(true);
  // Now it plays from the device.
  await page.goto(pathOf(video));
  await page.waitForFunction(
    () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA,
  );
  const first = await watchOn(page);
  await page.getByText('Lo que viste de 1 video espera la conexión.').waitFor();
  const second = await watchOn(page);
  await expectAccessible(page, 'a video that is watched partly without network');
  expect(second).toBeGreaterThan(first);
  expect((await keptOn(page))['waiting']).toBe(1);
  await page.close();
  const next = await opened.tab();
  await context.setOffline(false);
  await next.goto(pathOf(video));
  await eventually(async () => {
    const { view } = await open(learner.client, video.id);
    expect(view.watched[0]?.[0]).toBeLessThan(first);
    expect(view.watched.at(-1)?.[1]).toBeGreaterThan(first);
  });
  await eventually(async () => expect(await keptOn(next)).toMatchObject({ waiting: 0, refused: 0 }));
  expect((await completions(learner)).parts).toEqual([]);
});
