import { expect } from '@jest/globals';
import { aLearner } from '../learners/learner.ts';
import { partsOfModule } from '../learners/study.ts';
import { signIn } from '../pages/account-pages.ts';
import { partPage } from '../pages/learning-pages.ts';
import { journey } from '../stage/journey.ts';
import { lineLengths } from '../stage/lines.ts';

journey(
  'a text is set in 16 px, in lines of at most 68 characters, and its outline is easy to touch',
  async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ width: 1440, isStill: true }), aLearner()]);
    const text = (await partsOfModule(learner.client, 'X100', 1)).find(({ type }) => type === 'text');
    const path = `/dashboard/modulos/${text?.module_id ?? ''}/partes/${text?.id ?? ''}`;
    await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
    await signIn(page, learner);
    await partPage(page).bar.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const paragraphs = await page.locator('.prose > p').all();
    expect(await paragraphs[0]?.evaluate((one) => getComputedStyle(one).fontSize)).toBe('16px');
    const lengths = (await Promise.all(paragraphs.map(lineLengths))).flat();
    expect(lengths.length).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(68);
    for (const link of await page.getByRole('navigation', { name: 'En esta lectura' }).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // Reading progress is a line of the page, not of the column that contains the text.
    const line = page.getByRole('progressbar', { name: 'Avance de la lectura' });
    expect(await line.boundingBox()).toMatchObject({
      x: 0,
      width: await page.evaluate(() => document.documentElement.clientWidth),
    });
  },
);
