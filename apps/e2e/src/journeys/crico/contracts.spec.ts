import { describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { joinWith } from '../../learners/crico-people.ts';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { expectAccessible, glance } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const aManager = async (): Promise<Learner> => {
  const [admin, manager] = await Promise.all([firstAdmin(), aLearner({ firstName: 'Inés', lastName: 'Gil' })]);
  dataOf(await admin.client.rpc('invite_crico_user', { email: manager.email, role: 'manager' }));
  await joinWith(manager);
  return manager;
};

/** With the keyboard only: reached, then pressed. */
const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus();
  await target.press(key);
};
const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

describe('contracts', () => {
  journey('follow from a lead that is won, by keys alone, and are seen on a phone', async (stage) => {
    const manager = await aManager();
    const name = `Peñón ${manager.id.slice(-6)}`;
    const lead = { name_param: name, expected_value_param: 100, currency_param: 'MXN' };
    // The book may receive a person's role a moment after the other services.
    const { lead: made } = await eventually(
      async () => dataOf(await manager.client.rpc('create_money_lead', lead)) as { lead: { id: string } },
    );
    dataOf(
      await manager.client.rpc('update_money_lead', { lead_id_param: made.id, updates_param: { stage: 'closed_won' } }),
    );
    const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
    await Promise.all([
      enterCrico(desk.page, manager, `/crico/money?lead=${made.id}`),
      enterCrico(phone.page, manager, '/crico/money?section=contracts'),
    ]);

    // The lead offers a contract, filled in.
    const { page } = desk;
    const opened = page.getByRole('dialog', { name });
    await opened.getByText('Este prospecto ganado todavía no tiene contrato.').waitFor();
    await glance(page, 'a won lead');
    await press(opened.getByRole('button', { name: 'Crear contrato' }));
    const dialog = page.getByRole('dialog', { name: `Contrato para ${name}` });
    await press(dialog.getByRole('button', { name: 'Crear contrato' }));
    await dialog.getByText('El cliente, el título y el valor total son obligatorios').waitFor();
    await glance(page, 'a contract that is not complete');
    await page.keyboard.type('Curso de invierno');
    await type(page, dialog.getByRole('spinbutton', { name: 'Mensualidades' }), '3');
    await dialog
      .getByRole('region', { name: 'Pagos que resultan' })
      .getByText(/33\.34/)
      .waitFor();
    const status = dialog.getByRole('combobox', { name: /^Estado/ });
    await press(status);
    await press(page.getByRole('option', { name: 'Activo' }));
    await glance(page, 'a contract with its payments to come');
    await press(dialog.getByRole('button', { name: 'Crear contrato' }));
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.getByText('3 mensualidades').waitFor();
    await glance(page, 'the contracts as a table');

    // The phone's window follows, and shows it whole.
    await phone.page.getByRole('row', { name: new RegExp(name) }).waitFor();
    await expectAccessible(phone.page, 'the contracts on a phone');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await phone.page.getByRole('button', { name }).click();
    const drawer = phone.page.getByRole('dialog', { name: 'Curso de invierno' });
    const payments = drawer.getByRole('table', { name: /^Pagos/ });
    await payments.getByRole('row', { name: /33\.34 Pendiente/ }).waitFor();
    expect(await payments.getByRole('row').count()).toBe(4);
    await expectAccessible(phone.page, 'a contract on a phone');

    // An amendment on the desktop appears on the phone.
    await press(row.getByRole('button', { name }));
    const whole = page.getByRole('dialog', { name: 'Curso de invierno' });
    await whole.locator(':focus').waitFor();
    await type(page, whole.getByRole('spinbutton', { name: 'Valor total' }), '90');
    await whole.getByText(/Los pagos que faltan se calculan de nuevo/).waitFor();
    await page.keyboard.press('Enter');
    await payments
      .getByRole('row', { name: /30\.00 Pendiente/ })
      .nth(2)
      .waitFor();
    await drawer.getByRole('list', { name: 'Historial' }).getByText('cambió sus pagos').waitFor();
    await whole.getByRole('list', { name: 'Historial' }).getByText('cambió sus pagos').waitFor();
    await glance(page, 'a contract with its payments and history');
    await page.keyboard.press('Escape');

    // Deleted, restored, and not found as a second contract of the lead.
    await press(row.getByRole('button', { name: 'Eliminar Curso de invierno' }));
    await row.waitFor({ state: 'detached' });
    await press(page.getByRole('button', { name: 'Deshacer' }));
    await row.waitFor();
    await page.goto(`/crico/money?section=contracts&from=${made.id}`);
    await page.getByText('Este prospecto ya tiene un contrato: Curso de invierno').waitFor();
    await glance(page, 'a lead that has a contract');
  });
});
