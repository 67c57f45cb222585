import { describe, expect } from '@jest/globals';
import { aLearner } from '../learners/learner.ts';
import { havePro } from '../learners/pro-plan.ts';
import { partsOfModule } from '../learners/study.ts';
import { signIn } from '../pages/account-pages.ts';
import { expectAccessible, glance } from '../stage/accessibility.ts';
import { keyboardOn } from '../stage/hand.ts';
import { journey } from '../stage/journey.ts';

describe('the tutor', () => {
  journey('answers with a passage of the module and leads to it, by keyboard on a phone', async ({ device }) => {
    const learner = await aLearner();
    const { page } = await device({ width: 390, isStill: true, mayLog: [/status of 403/] });
    const all = await partsOfModule(learner.client, 'X100', 1);
    const text = all.find(({ type }) => type === 'text');
    const exercises = all.find(({ type }) => type === 'exercises');
    const pathOf = (part: typeof text) => `/dashboard/modulos/${part?.module_id ?? ''}/partes/${part?.id ?? ''}`;
    const hand = keyboardOn(page);
    const drawer = page.getByRole('dialog', { name: 'Tutor' });
    const field = drawer.getByRole('textbox', { name: 'Tu pregunta' });
    const ask = drawer.getByRole('button', { name: 'Preguntar' });

    await page.goto(`/login?redirect=${encodeURIComponent(pathOf(text))}`);
    await signIn(page, learner);
    await hand.press(page.getByRole('button', { name: 'Tutor' }));
    await field.fill('¿En qué se distingue programar de entrenar?');
    await hand.press(ask);
    await drawer.getByText('El tutor viene con Pro y con Elite.').waitFor();
    await glance(page, 'the tutor without its plan');
    await havePro(learner);
    await hand.press(ask);
    const place = drawer.getByRole('link', { name: /^Programar no es lo mismo que entrenar · / });
    await place.waitFor();
    await drawer.locator('mark').first().waitFor();
    await expectAccessible(page, 'an answer of the tutor');
    await hand.press(place);
    await drawer.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#programar-no-es-lo-mismo-que-entrenar');

    await page.goto(pathOf(exercises));
    await hand.press(page.getByRole('button', { name: 'Tutor' }));
    await drawer.getByRole('combobox', { name: /^Sobre cuál ejercicio/ }).press('Enter');
    await page.getByRole('option', { name: /^1\. / }).press('Enter');
    await hand.press(ask);
    await drawer.getByText('Repasa esto, y si no basta abre el pasaje:').waitFor();
    expect(await drawer.locator('mark').count()).toBe(0);
    await expectAccessible(page, 'steps of the tutor beside exercises');
  });
});
