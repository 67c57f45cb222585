import { describe, expect } from '@jest/globals';
import { dataOf } from '../../learners/client.ts';
import { joinWith } from '../../learners/crico-people.ts';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { expectAccessible } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const invited = async (admin: Learner, firstName: string, role: 'manager' | 'user'): Promise<Learner> => {
  const person = await aLearner({ firstName, lastName: 'Gil' });
  dataOf(await admin.client.rpc('invite_crico_user', { email: person.email, role }));
  await joinWith(person);
  return person;
};

describe('equity', () => {
  journey('is assigned by an administrator, and seen by its holder alone', async (stage) => {
    const admin = await firstAdmin();
    const [holder, other, manager] = [
      await invited(admin, 'Leo', 'user'),
      await invited(admin, 'Iris', 'user'),
      await invited(admin, 'Inés', 'manager'),
    ];
    const name = `Sitio ${holder.id.slice(-6)}`;
    dataOf(await admin.client.rpc('create_crico_project', { name_param: name }));
    const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
    await Promise.all([
      enterCrico(desk.page, admin, '/crico/money?section=equity'),
      enterCrico(phone.page, holder, '/crico/money'),
    ]);
    await phone.page.getByText('Todavía no tienes participación en ningún proyecto').waitFor();

    await desk.page.getByRole('button', { name: 'Asignar participación' }).click();
    const dialog = desk.page.getByRole('dialog', { name: 'Asignar participación' });
    const choose = async (label: string, option: RegExp) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await desk.page.getByRole('option', { name: option }).click();
    };
    await choose('Persona', new RegExp(holder.email));
    await choose('Proyecto', new RegExp(name));
    await dialog.getByRole('spinbutton', { name: 'Participación (%)' }).fill('60');
    await dialog.getByRole('checkbox', { name: 'Se consolida poco a poco' }).check();
    await expectAccessible(desk.page, 'a share that is assigned');
    await dialog.getByRole('button', { name: 'Asignar participación' }).click();
    const row = desk.page.getByRole('row', { name: new RegExp(name) });
    await row.waitFor();
    await expectAccessible(desk.page, 'the shares as a table');

    // The holder's window follows.
    const own = phone.page.getByRole('region', { name });
    await own.getByText('Curva de consolidación').waitFor();
    await own.getByText('Ver como tabla').click();
    await own.getByText('Historial').click();
    await own.getByRole('list', { name: 'Historial' }).getByText('Asignada').waitFor();
    await expectAccessible(phone.page, 'the earnings on a phone');
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [download] = await Promise.all([
      phone.page.waitForEvent('download'),
      own.getByRole('button', { name: 'Descargar estado de cuenta' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^equity-\d{4}-\d{2}-\d{2}\.pdf$/);

    // Others neither see it nor find it; more than the whole is refused.
    const page = { page_size: 50 };
    for (const { client } of [other, manager])
      expect(dataOf(await client.rpc('get_money_employee_equity', page))).toEqual({ data: [], total_count: 0 });
    for (const { client } of [other, manager]) {
      const { error } = await client.rpc('get_money_employee_equity', { employee_id_filter: holder.id });
      expect(error).toMatchObject({ code: 'forbidden' });
    }
    const mine = dataOf(await holder.client.rpc('get_money_employee_equity', page)) as {
      data: { id: string; project_id: string }[];
    };
    const share = { project_id_param: mine.data[0]?.project_id, payout_schedule_param: 'monthly' };
    const more = { ...share, employee_id_param: other.id, equity_percent_param: 40.01 };
    const { error } = await admin.client.rpc('assign_money_equity', more);
    expect(error).toMatchObject({ code: 'equity_above_whole' });
    const keeper = await stage.device();
    await enterCrico(keeper.page, manager, '/crico/money?section=equity');
    await keeper.page.getByRole('tab', { name: 'Mis ganancias' }).waitFor();
    expect(await keeper.page.getByRole('tab', { name: 'Participación de empleados' }).count()).toBe(0);

    await row.getByRole('button').click();
    const drawer = desk.page.getByRole('dialog', { name: 'Leo Gil' });
    await drawer.getByRole('list', { name: 'Historial' }).waitFor();
    await expectAccessible(desk.page, 'a share with its curve and history');
    await drawer.getByRole('button', { name: 'Revocar' }).click();
    const end = desk.page.getByRole('dialog', { name: 'Revocar' });
    await end.getByRole('textbox', { name: 'Motivo' }).fill('Dejó el equipo');
    await end.getByRole('button', { name: 'Revocar' }).click();
    await own.getByText('Dejó el equipo').first().waitFor();
    await expectAccessible(phone.page, 'the earnings after a share has ended');
  });
});
