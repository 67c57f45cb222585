import { describe, expect } from '@jest/globals';
import { dataOf } from '../../learners/client.ts';
import { joinWith } from '../../learners/crico-people.ts';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

describe('the book of the installation', () => {
  journey('takes a lead from new to closed won, live in two windows, until the role is lost', async (stage) => {
    const [admin, manager] = await Promise.all([firstAdmin(), aLearner({ firstName: 'Inés', lastName: 'Gil' })]);
    dataOf(await admin.client.rpc('invite_crico_user', { email: manager.email, role: 'manager' }));
    await joinWith(manager);
    const refused = { mayLog: [/status of 403/] };
    const [desk, phone] = await Promise.all([stage.device(refused), stage.device({ ...refused, width: 390 })]);
    await Promise.all([
      enterCrico(desk.page, manager, '/crico/money'),
      enterCrico(phone.page, manager, '/crico/money'),
    ]);
    const name = `Cerro ${manager.id.slice(-6)}`;

    await desk.page.getByRole('button', { name: 'Prospecto nuevo' }).click();
    const dialog = desk.page.getByRole('dialog', { name: 'Prospecto nuevo' });
    await dialog.getByRole('button', { name: 'Crear prospecto' }).click();
    await dialog.getByText('El nombre del prospecto es obligatorio').waitFor();
    await expectAccessible(desk.page, 'a new lead that is not complete');
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByRole('spinbutton', { name: 'Valor esperado' }).fill('1200.50');
    await dialog.getByRole('button', { name: 'Crear prospecto' }).click();
    const row = desk.page.getByRole('row', { name: new RegExp(name) });
    await row.waitFor();
    await expectAccessible(desk.page, 'the leads as a table');
    await desk.page.getByRole('tab', { name: 'Gráficas' }).click();
    await desk.page.getByRole('figure', { name: 'Embudo de prospectos por etapa (USD)' }).waitFor();
    await expectAccessible(desk.page, 'the figures and charts of the book');
    await desk.page.getByRole('tab', { name: 'Prospectos' }).click();

    // The other window follows, and continues it with the keyboard.
    await phone.page.getByRole('row', { name: new RegExp(name) }).waitFor();
    await expectAccessible(phone.page, 'the leads on a phone');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await desk.page.getByRole('button', { name: 'Tablero' }).click();
    const card = desk.page.getByRole('button', { name: new RegExp(`^${name}`) });
    await card.focus();
    for (const key of [' ', ...Array<string>(5).fill('ArrowRight'), ' ']) await desk.page.keyboard.press(key);
    await desk.page.getByText(`${name} está ahora en Ganado`).waitFor({ state: 'attached' });
    await desk.page
      .getByRole('region', { name: /^Ganado/ })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .waitFor();
    await expectAccessible(desk.page, 'the leads as a board');

    await phone.page
      .getByRole('row', { name: new RegExp(name) })
      .getByText('Ganado')
      .waitFor();
    await phone.page.getByRole('button', { name, exact: true }).click();
    const drawer = phone.page.getByRole('dialog', { name });
    await drawer.getByText('de Nuevo a Ganado').waitFor();
    await expectAccessible(phone.page, 'a lead with its history');
    await drawer.getByRole('button', { name: 'Cerrar' }).click();

    dataOf(await admin.client.rpc('change_crico_user', { user_id: manager.id, role: 'user' }));
    for (const { page } of [desk, phone]) await page.getByRole('heading', { name: 'Mis ganancias' }).waitFor();
    expect(await desk.page.getByText(name).count()).toBe(0);
    await expectAccessible(phone.page, 'the earnings of somebody without a share');
  });
});
