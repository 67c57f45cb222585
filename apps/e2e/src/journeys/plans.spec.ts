import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import type { PublicClient } from '../learners/client.ts';
import { partsOfModule } from '../learners/study.ts';
import {
  CARDS,
  hostedPage,
  paidPage,
  passOffer,
  plansPage,
  subscriptionSection,
  typeCard,
  voucherPage,
} from '../pages/billing-pages.ts';
import { enter } from '../pages/enter.ts';
import { addresses } from '../stack/addresses.ts';
import { glance } from '../stage/accessibility.ts';
import { journey } from '../stage/journey.ts';

/** The payment provider is another site, and the browser writes a line about an answer that is a refusal. */
const atProvider = () => ({ isStill: true, mayAsk: [addresses().payments], mayLog: [/Failed to load resource/] });

const changesAndCancels = async (page: Page): Promise<void> => {
  const [plans, own] = [plansPage(page), subscriptionSection(page)];
  await own.change.click();
  await plans.changeTo('Elite').click();
  await plans.change.getByText(/Después se cobran \$1,599\.00 al mes/).waitFor();
  await glance(page, 'a change of plan');
  await plans.confirmChange.click();
  await plans.plan('Elite').getByText('Tu plan').waitFor();
  await plans.plan('Elite').getByRole('link', { name: 'Ver mi suscripción' }).click();
  await own.text('Pruebas gratis el plan Elite.').waitFor();
  await own.cancel.click();
  await glance(page, 'the question before cancelling');
  await own.confirmCancel.click();
  await own.text(/Conservas el acceso hasta el/).waitFor();
  await glance(page, 'a cancelled subscription');
  await own.resume.click();
  await own.text('Pruebas gratis el plan Elite.').waitFor();
};

/** A module that needs a plan. */
const paidModule = async (client: PublicClient): Promise<string> => {
  const [part] = await partsOfModule(client, 'X200', 2);
  return `/dashboard/modulos/${part?.module_id ?? ''}`;
};

describe('a subscription', () => {
  journey('is begun by card on the provider’s page, changed, cancelled and resumed', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(atProvider()), aLearner()]);
    await enter(page, learner);
    const closed = await paidModule(learner.client);
    await page.goto(closed);
    await page.getByText(/También pide el plan Pro\./).waitFor();
    await glance(page, 'a module that takes a plan');
    await page.getByRole('link', { name: /Muestra$/ }).click();
    await page.getByText(/Esta lectura es una muestra/).waitFor();
    await glance(page, 'a sample');
    await page.goto('/payment');
    const [plans, hosted] = [plansPage(page), hostedPage(page)];
    await plans.tryPro.waitFor();
    await glance(page, 'the plans');
    await plans.tryPro.click();
    await glance(page, 'a plan that was chosen');
    await plans.goToPayment.click();
    await typeCard(page, CARDS.declined);
    await hosted.pay.click();
    await hosted.refused.waitFor();
    await typeCard(page);
    await hosted.pay.click();
    await paidPage(page).title('Pro').waitFor();
    await glance(page, 'a plan that was paid');
    await paidPage(page).manage.click();
    await subscriptionSection(page).text('Pruebas gratis el plan Pro.').waitFor();
    await subscriptionSection(page)
      .text(/^Visa terminada en 4242/)
      .waitFor();
    await glance(page, 'a subscription on trial');
    await changesAndCancels(page);
    // The part to complete first is the only remaining reason.
    await page.goto(closed);
    await page.getByText(/^Completa \d módulos de X100 para abrirlo\. Llevas 0\.$/).waitFor();
  });

  journey('is begun by card on a phone, on our own page', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device({ ...atProvider(), width: 390 }), aLearner()]);
    await enter(page, learner);
    await page.goto('/payment?plan=pro');
    const plans = plansPage(page);
    await plans.payHere.click();
    await plans.startTrial.waitFor();
    await glance(page, 'the payment element');
    await typeCard(page.frameLocator('iframe'), CARDS.declined);
    await plans.startTrial.click();
    await page.getByRole('alert').getByText(/./).first().waitFor();
    await typeCard(page.frameLocator('iframe'), CARDS.another);
    await plans.startTrial.click();
    await paidPage(page).title('Pro').waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe('/payment-success');
  });

  journey('is begun with a card for which the bank asks the owner to authenticate', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(atProvider()), aLearner()]);
    await enter(page, learner);
    await page.goto('/planes');
    await page.getByRole('heading', { level: 1, name: 'Planes y precios' }).waitFor();
    await glance(page, 'the plans for everybody');
    await plansPage(page).tryPro.click();
    await plansPage(page).goToPayment.click();
    await typeCard(page, CARDS.authenticates);
    await hostedPage(page).pay.click();
    await hostedPage(page).authorize.click();
    await paidPage(page).title('Pro').waitFor();
  });

  journey('of another person is not shown to people with its address', async ({ device }) => {
    const [{ page }, learner] = await Promise.all([device(atProvider()), aLearner()]);
    await enter(page, learner);
    await page.goto('/payment-success?session_id=cs_test_somebodyelse');
    await page.getByRole('heading', { name: 'No encontramos este pago' }).waitFor();
    await glance(page, 'a payment that is not known');
  });
});

describe('a pass', () => {
  journey('by OXXO opens its plan when its reference is paid, and once', async ({ device }) => {
    for (const width of [390, 1440] as const) {
      const [{ page }, learner] = await Promise.all([device({ ...atProvider(), width }), aLearner()]);
      await enter(page, learner);
      await page.goto('/payment');
      await passOffer(page).choice('1 mes').check();
      await glance(page, 'a pass that was chosen');
      await passOffer(page).buy.click();
      await hostedPage(page).payOnce.click();
      const voucher = voucherPage(page);
      await voucher.title.waitFor();
      await voucher.back.click();
      await page.getByRole('heading', { name: 'Tu referencia está lista' }).waitFor();
      await glance(page, 'a reference');
      await page.getByRole('link', { name: 'Ver la referencia' }).click();
      await voucher.pay.click();
      await voucher.paid.waitFor();
      await voucher.back.click();
      await page.getByRole('heading', { name: '¡Listo! Tu pase Pro está pagado' }).waitFor();
      await glance(page, 'a pass that was paid');
      await page.getByRole('link', { name: 'Ver mis pases' }).click();
      await subscriptionSection(page)
        .text(/^Estudias con tu pase Pro hasta el/)
        .waitFor();
      const passes = subscriptionSection(page).section.getByRole('listitem');
      await passes.first().waitFor();
      expect(await passes.count()).toBe(1);
      await glance(page, 'passes in the settings');
    }
  });
});

describe('the offer to teams', () => {
  journey('is found from the front page, asked for, and thanked for', async ({ device }) => {
    for (const width of [1440, 390] as const) {
      const { page } = await device({ width });
      await page.goto('/');
      await page.getByRole('link', { name: 'Para equipos' }).click();
      await page.getByRole('heading', { level: 1, name: 'Que tu equipo use la IA con criterio.' }).waitFor();
      await glance(page, 'the offer to teams');
      await page.getByLabel('Organización').fill('Cerro Azul');
      await page.getByLabel('Tu nombre').fill('Ana Sol');
      await page.getByLabel('Correo de trabajo').fill('ana@cerroazul.mx');
      await page.getByLabel('Cuántas personas').fill('12');
      await page.getByRole('button', { name: 'Pedir propuesta' }).click();
      await page.getByRole('heading', { name: 'Recibimos tu solicitud' }).waitFor();
      await glance(page, 'a request that was taken');
    }
  });
});
