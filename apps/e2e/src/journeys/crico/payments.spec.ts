import { describe, expect } from '@jest/globals';
import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { joinWith } from '../../learners/crico-people.ts';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { glance } from '../../stage/accessibility.ts';
import { Finger } from '../../stage/finger.ts';
import { journey } from '../../stage/journey.ts';
import { keyboardOf } from '../../stage/keyboard.ts';

const DAY_MS = 86_400_000;
/** A month without payments of others. */
const MONTH = `${randomInt(2100, 2200)}-03`;
const inWords = (date: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-MX', { ...format, timeZone: 'UTC' }).format(Date.parse(`${MONTH}-${date}`));
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const aManager = async (admin: Learner): Promise<Learner> => {
  const manager = await aLearner({ firstName: 'Inés', lastName: 'Gil' });
  dataOf(await admin.client.rpc('invite_crico_user', { email: manager.email, role: 'manager' }));
  await joinWith(manager);
  return manager;
};
/** The book may receive a person's role a moment after the other services. */
const aContract = ({ client }: Learner, name: string, more: object): Promise<void> => {
  const contract = { client_name_param: name, contract_title_param: 'Curso de IA', total_value_param: 900 };
  return eventually(async () => {
    dataOf(await client.rpc('create_money_contract', { ...contract, ...more }));
  }, 30_000);
};
/** It is in a column of its own on a desktop, and below the client on a phone. */
const statusOf = (row: Locator, status: string) => row.getByText(status).filter({ visible: true });
/** A toast covers the content below it. */
const withoutToast = (page: Page, text: string) => page.getByText(text).last().waitFor({ state: 'detached' });
const search = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Buscar por cliente o contrato...' }).fill(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
};

describe('the payments of the book', () => {
  journey('are overdue, paid in part, marked as paid and pending again, live in two windows', async (stage) => {
    const admin = await firstAdmin();
    const manager = await aManager(admin);
    const name = `Cerro ${randomUUID().slice(0, 8)}`;
    await aContract(manager, name, { start_date_param: inDays(-10), instalments_param: 3 });
    const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
    await Promise.all([
      enterCrico(desk.page, admin, '/crico/money?section=payments'),
      enterCrico(phone.page, manager, '/crico/money?section=payments'),
    ]);
    await Promise.all([search(desk.page, name), search(phone.page, name)]);
    const rows = (page: Page) => page.getByRole('row', { name: new RegExp(name) });
    const [first, second] = [rows(desk.page).first(), rows(desk.page).nth(1)];
    await statusOf(first, 'Vencido').waitFor();
    await statusOf(second, 'Pendiente').waitFor();
    expect(await rows(desk.page).count()).toBe(3);
    await glance(desk.page, 'the payments as a table');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // A part of the overdue one is received.
    await first.getByRole('button', { name, exact: true }).click();
    const drawer = desk.page.getByRole('dialog', { name });
    await drawer.getByRole('button', { name: 'Registrar pago parcial' }).click();
    await drawer.getByRole('textbox', { name: 'Importe recibido' }).fill('300.01');
    await drawer.getByRole('button', { name: 'Registrar pago parcial' }).click();
    await drawer.getByText(/Escribe un importe de más de 0/).waitFor();
    await glance(desk.page, 'a partial payment that is too much');
    await drawer.getByRole('textbox', { name: 'Importe recibido' }).fill('100.50');
    await drawer.getByRole('button', { name: 'Registrar pago parcial' }).click();
    await drawer.getByText('registró un pago parcial').waitFor();
    await withoutToast(desk.page, 'Pago parcial registrado');
    await glance(desk.page, 'a payment with a part and its history');
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await rows(phone.page)
      .first()
      .getByText(/Recibido: .*100\.50/)
      .waitFor();

    // The next one is paid by one click, which puts it behind those that are open, and pending again because an administrator says why.
    await second.getByRole('button', { name: /^Marcar como pagado/ }).click();
    const last = (page: Page) => rows(page).nth(2);
    await statusOf(last(desk.page), 'Pagado').waitFor();
    await statusOf(last(phone.page), 'Pagado').waitFor();
    await glance(phone.page, 'the payments on a phone');
    await desk.page.getByRole('button', { name: 'Deshacer' }).click();
    const undo = desk.page.getByRole('dialog', { name: 'No está pagado' });
    await undo.getByRole('textbox', { name: 'Motivo' }).fill('Cheque devuelto');
    await glance(desk.page, 'a payment that is pending again');
    await undo.getByRole('button', { name: 'Dejar pendiente' }).click();
    for (const page of [desk.page, phone.page]) await statusOf(last(page), 'Pendiente').waitFor();
    await rows(phone.page).nth(1).getByRole('button', { name, exact: true }).click();
    const seen = phone.page.getByRole('dialog', { name });
    await seen.getByText('Motivo: Cheque devuelto').waitFor();
    await glance(phone.page, 'a payment on a phone');
  });

  journey('are carried over the calendar by keys, pointer and finger', async (stage) => {
    const admin = await firstAdmin();
    const manager = await aManager(admin);
    const names = ['Uno', 'Dos', 'Tres'].map((name) => `${name} ${randomUUID().slice(0, 8)}`);
    for (const name of names) await aContract(manager, name, { start_date_param: `${MONTH}-10` });
    const [one = '', two = ''] = names;
    const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
    const path = `/crico/money?section=payments&view=calendar&month=${MONTH}`;
    await Promise.all([enterCrico(desk.page, manager, path), enterCrico(phone.page, manager, path)]);
    const day = (date: string) => desk.page.locator(`[data-column="${MONTH}-${date}"]`);
    const payment = (date: string, name: string) => day(date).getByRole('button', { name: new RegExp(`^${name}`) });
    await payment('10', one).waitFor();
    await glance(desk.page, 'the calendar of payments');
    await day('10')
      .getByRole('button', { name: /^\+1 más/ })
      .click();
    await desk.page
      .getByRole('dialog')
      .getByText(names[2] ?? '')
      .waitFor();
    await glance(desk.page, 'the payments of a day');
    await desk.page.keyboard.press('Escape');

    const keyboard = keyboardOf(desk.page);
    await keyboard.press(payment('10', one), 'Space');
    for (const key of ['ArrowRight', 'ArrowDown']) await desk.page.keyboard.press(key);
    await desk.page.getByText(`Sobre el ${inWords('18', { dateStyle: 'long' })}`).waitFor({ state: 'attached' });
    await desk.page.keyboard.press('Enter');
    await payment('18', one).waitFor();
    await phone.page
      .getByRole('list', { name: inWords('18', { weekday: 'long', day: 'numeric', month: 'long' }) })
      .getByText(one)
      .waitFor();
    await glance(phone.page, 'the days of a month on a phone');

    await payment('10', two).dragTo(day('12'));
    await payment('12', two).waitFor();
    const finger = await Finger.on(desk.page);
    await finger.down(payment('12', two));
    await desk.page.getByText(/está en tus manos/).waitFor({ state: 'attached' });
    const there = await day('19').boundingBox();
    await finger.moveTo({ x: (there?.x ?? 0) + 60, y: (there?.y ?? 0) + 60 });
    await desk.page.getByText(/^Sobre el 19/).waitFor({ state: 'attached' });
    await finger.up();
    await payment('19', two).waitFor();
    // It is shown on its new day before that is answered; the newest toast is first.
    await desk.page
      .getByText(/vence ahora el 19/)
      .first()
      .waitFor({ state: 'attached' });
    await desk.page.getByRole('button', { name: 'Deshacer' }).first().click();
    await payment('12', two).waitFor();
  });
});
