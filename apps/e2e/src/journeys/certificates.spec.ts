import { buffer } from 'node:stream/consumers';
import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { firstAdmin } from '../learners/first-admin.ts';
import { aLearner } from '../learners/learner.ts';
import { havePro } from '../learners/pro-plan.ts';
import { studyModule } from '../learners/study.ts';
import { enter, enterCrico } from '../pages/enter.ts';
import { expectAccessible } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';

const MODULES = [1, 2, 3, 4, 5];

const issue = async (page: Page, name: string): Promise<void> => {
  const card = page.getByRole('article', { name: /^X100/ });
  const field = card.getByRole('textbox', { name: 'Tu nombre en el certificado' });
  await field.fill('');
  await field.press('Enter');
  await card.getByText('Escribe tu nombre, de 2 a 100 caracteres.').waitFor();
  await field.fill(name);
  await expectAccessible(page, 'a name that is not confirmed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card.getByText(new RegExp(`^A nombre de ${name}, expedido el `)).waitFor();
  await expectAccessible(page, 'a certificate');
};

/** Downloads the certificate that has the focus, by keyboard. */
const download = async (page: Page): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('nivel-x100.pdf');
  return buffer(await file.createReadStream());
};

const revoke = async (page: Page, number: string): Promise<void> => {
  const panel = page.getByRole('region', { name: 'Certificados' });
  const dialog = page.getByRole('dialog', { name: '¿Revocar este certificado?' });
  await panel.getByRole('textbox', { name: 'Folio' }).fill(number);
  await panel.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByText(/Eva Ñandú · X100/).waitFor();
  await dialog.getByRole('textbox', { name: 'Razón' }).fill('Las respuestas eran de otra persona');
  await expectAccessible(page, 'the question before a certificate is revoked');
  await dialog.getByRole('button', { name: 'Revocar' }).click();
  await page.getByText('Certificado revocado').waitFor();
};

describe('the certificate of a level', () => {
  journey('is issued, downloaded, verified by anybody, and revoked', async ({ device }) => {
    const refused = { mayLog: [/status of 40[04]/] };
    const [{ page }, visitor, desk] = await Promise.all([
      device({ width: 390 }),
      device({ width: 390, ...refused }),
      device(),
    ]);
    const learner = await aLearner({ firstName: 'Eva', lastName: 'Ñandú' });
    for (const module of MODULES) await studyModule(learner.client, 'X100', module);
    await enter(page, learner);
    await page.getByRole('link', { name: 'Certificado de X100' }).click();
    await page.getByText('Completaste el nivel. El certificado es parte del plan Pro.').waitFor();
    await expectAccessible(page, 'a level that was completed without the plan');
    await havePro(learner);
    await page.reload();
    await issue(page, 'Eva Ñandú');
    const pdf = await download(page);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');

    const number = (await page.getByText(/^Folio /).innerText()).replace('Folio ', '');
    await visitor.page.goto('/certificado');
    const field = visitor.page.getByRole('textbox', { name: 'Folio' });
    await field.fill('0000-0000-0000-0000');
    await field.press('Enter');
    await visitor.page.getByText('No existe un certificado con este folio').waitFor();
    await expectAccessible(visitor.page, 'a number that nobody has');
    await field.fill(number.toLowerCase());
    await field.press('Enter');
    await visitor.page.getByText('Este certificado es válido').waitFor();
    await visitor.page.getByText('Eva Ñandú').waitFor();
    await expectAccessible(visitor.page, 'a valid certificate');

    await enterCrico(desk.page, await firstAdmin(), '/crico/admin');
    await revoke(desk.page, number);
    await visitor.page.reload();
    await visitor.page.getByText('Este certificado fue revocado').waitFor();
    await expectAccessible(visitor.page, 'a revoked certificate');
    await page.reload();
    await page.getByText(/^Revocado el /).waitFor();
    expect(await page.getByRole('button', { name: 'Descargar PDF' }).count()).toBe(0);
    await expectAccessible(page, 'the list with a revoked certificate');
  });
});
