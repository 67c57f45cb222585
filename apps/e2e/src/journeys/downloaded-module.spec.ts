import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { havePro } from '../learners/pro-plan.ts';
import { partsOfModule, studyModule } from '../learners/study.ts';
import { signIn } from '../pages/account-pages.ts';
import { partPage } from '../pages/learning-pages.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';
import { keptOn, mayLog, shellIsKept } from '../stage/kept-study.ts';
import { eventually } from '../stack/eventually.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Estudiar sin conexión' });

journey('a module downloaded ahead is studied without network, and removed', async ({ device }) => {
  const [opened, learner] = await Promise.all([
    device({ width: 390, isStill: true, mayLog, keepsProgram: true }),
    aLearner(),
  ]);
  await havePro(learner);
  const { page, context } = opened;
  const parts = await partsOfModule(learner.client, 'X100', 1);
  const last = parts.at(-1);
  if (!last) throw new Error('the first module has parts');
  const path = `/dashboard/modulos/${last.module_id}`;
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, learner);
  const panel = panelOf(page);
  const nothing = panel.getByText('Todavía no hay nada de este módulo en este dispositivo.');
  const whole = panel.getByText(/^El módulo completo está en este dispositivo/);
  await nothing.waitFor();
  await shellIsKept(page);
  await panel.getByRole('button', { name: 'Descargar el módulo' }).click();
  await whole.waitFor();
  await expectAccessible(page, 'a downloaded module');
  const videos = parts.filter(({ type }) => type === 'video').length;
  expect(await keptOn(page)).toMatchObject({ lessons: parts.length + 1, media: 3 * videos });
  await context.setOffline(true);
  await page.goto(`${path}/partes/${last.id}`);
  await partPage(page).title(last.title).waitFor();
  await page.goto(path);
  await whole.waitFor();
  await panel.getByRole('button', { name: 'Quitar este módulo' }).click();
  await nothing.waitFor();
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ lessons: 0, media: 0 }));
});

journey('the lessons of all modules are removed from a device after a question', async ({ device }) => {
  const [{ page }, learner] = await Promise.all([device({ width: 390, isStill: true }), aLearner()]);
  await studyModule(learner.client, 'X100', 1);
  const text = (await partsOfModule(learner.client, 'X100', 1)).find(({ type }) => type === 'text');
  const [next] = await partsOfModule(learner.client, 'X100', 2);
  if (!text || !next) throw new Error('the first module has a text, and another module comes after it');
  const path = `/dashboard/modulos/${text.module_id}/partes/${text.id}`;
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, learner);
  await partPage(page).title(text.title).waitFor();
  await eventually(async () => expect(await keptOn(page)).toMatchObject({ lessons: 2 }));
  await page.goto(`/dashboard/modulos/${next.module_id}`);
  const panel = panelOf(page);
  const inAll = panel.getByText(/^En total hay 1 parte en este dispositivo/);
  await inAll.waitFor();
  await panel.getByRole('button', { name: 'Quitar todo' }).click();
  const question = page.getByRole('dialog', { name: '¿Quitar todo lo guardado?' });
  await question.waitFor();
  await expectAccessible(page, 'the question before everything is removed');
  await question.getByRole('button', { name: 'Quitar todo' }).click();
  await inAll.waitFor({ state: 'detached' });
  expect(await keptOn(page)).toMatchObject({ lessons: 0, media: 0 });
  const title = panel.getByRole('heading', { name: 'Estudiar sin conexión' });
  await eventually(async () => expect(await title.evaluate((one) => one === document.activeElement)).toBe(true));
});
