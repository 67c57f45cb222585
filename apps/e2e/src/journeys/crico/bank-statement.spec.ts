import { describe, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { dataOf } from '../../learners/client.ts';
import { joinWith } from '../../learners/crico-people.ts';
import { firstAdmin } from '../../learners/first-admin.ts';
import { aLearner, type Learner } from '../../learners/learner.ts';
import { enterCrico } from '../../pages/enter.ts';
import { eventually } from '../../stack/eventually.ts';
import { glance } from '../../stage/accessibility.ts';
import { journey } from '../../stage/journey.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The book may receive a person's role a moment after the other services. */
const aContract = ({ client }: Learner, name: string): Promise<void> =>
  eventually(async () => {
    dataOf(
      await client.rpc('create_money_contract', {
        ...{ client_name_param: name, contract_title_param: 'Curso de IA', total_value_param: 900 },
        ...{ start_date_param: inDays(-5), currency_param: 'MXN' },
      }),
    );
  }, 30_000);
const entry = (payer: string, amount: string, way = 'CRDT'): string =>
  `<Ntry><Amt Ccy="MXN">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${inDays(-4)}</Dt></BookgDt>
   <AcctSvcrRef>${randomUUID()}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
   <RmtInf><Ustrd>Curso de IA</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const fileOf = (...entries: string[]): { name: string; mimeType: string; buffer: Buffer } => ({
  ...{ name: 'banco.xml', mimeType: 'application/xml' },
  buffer: Buffer.from(`<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
    <BkToCstmrStmt><Stmt><Acct><Id><IBAN>MX12</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`),
});
const statement = (page: Page) => page.getByRole('dialog', { name: 'Importar estado de cuenta' });
const give = (page: Page, file: ReturnType<typeof fileOf>) =>
  statement(page).locator('input[type=file]').setInputFiles(file);
const withoutToast = (page: Page, text: string) => page.getByText(text).last().waitFor({ state: 'detached' });

describe('a bank statement', () => {
  journey(
    'is imported, confirmed on a phone, recognized the second time, and reversed by an administrator',
    async (stage) => {
      const admin = await firstAdmin();
      const manager = await aLearner({ firstName: 'Inés', lastName: 'Gil' });
      dataOf(await admin.client.rpc('invite_crico_user', { email: manager.email, role: 'manager' }));
      await joinWith(manager);
      const [whole, part] = ['Cerro', 'Mar'].map((name) => `${name} ${randomUUID().slice(0, 8)}`);
      for (const name of [whole ?? '', part ?? '']) await aContract(manager, name);
      const file = fileOf(entry(whole ?? '', '900.00'), entry(part ?? '', '400.50'), entry('Luz', '70.00', 'DBIT'));
      const [desk, phone] = await Promise.all([stage.device(), stage.device({ width: 390 })]);
      await Promise.all([
        enterCrico(desk.page, admin, '/crico/money?section=payments'),
        enterCrico(phone.page, manager, '/crico/money?section=payments'),
      ]);

      await phone.page.getByRole('button', { name: 'Importar estado de cuenta' }).click();
      await statement(phone.page).getByText('Estados de cuenta importados').waitFor();
      await glance(phone.page, 'the bank statements on a phone');
      await give(phone.page, file);
      await statement(phone.page).getByText('Se importarán 2 depósitos · 1 movimiento no se usa').waitFor();
      await glance(phone.page, 'the preview of a bank statement on a phone');
      await statement(phone.page).getByRole('button', { name: 'Importar 2 depósitos' }).click();
      await statement(phone.page)
        .getByText(/^Porque mismo importe, nombra al cliente, nombra el contrato/)
        .waitFor();
      await statement(phone.page)
        .getByText(/Se registra como pago parcial/)
        .waitFor();
      await withoutToast(phone.page, '2 depósitos importados');
      await glance(phone.page, 'what is proposed on a phone');
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await statement(phone.page).getByRole('button', { name: 'Confirmar 2 depósitos' }).click();
      await phone.page.getByText('1 pago marcado como pagado · 1 pago parcial registrado').waitFor();
      await statement(phone.page).getByText('No queda nada por revisar.').waitFor();

      // The administrator sees it without a reload, and the same file has nothing new.
      const row = (name = '') => desk.page.getByRole('row', { name: new RegExp(name) });
      await desk.page.getByRole('searchbox', { name: 'Buscar por cliente o contrato...' }).fill(whole ?? '');
      await row(whole).getByText('Pagado').filter({ visible: true }).waitFor();
      await desk.page.getByRole('button', { name: 'Importar estado de cuenta' }).click();
      await give(desk.page, file);
      await statement(desk.page).getByRole('button', { name: 'Importar 2 depósitos' }).click();
      await desk.page.getByText('0 depósitos importados · 2 ya importados').waitFor();
      await statement(desk.page).getByRole('button', { name: 'Todos los estados de cuenta' }).click();
      await statement(desk.page).getByRole('button', { name: 'banco.xml' }).nth(1).click();
      await statement(desk.page).getByRole('combobox', { name: 'Depósitos' }).click();
      await desk.page.getByRole('option', { name: 'Confirmados (2)' }).click();
      await statement(desk.page).getByText(`Pagado: ${whole} · Curso de IA`).waitFor();
      await withoutToast(desk.page, '0 depósitos importados');
      await glance(desk.page, 'what was confirmed');
      await statement(desk.page)
        .getByRole('button', { name: /^Deshacer: Inés Gil/ })
        .click();
      const asked = desk.page.getByRole('dialog', { name: 'Deshacer lo confirmado' });
      await asked.getByRole('textbox', { name: 'Motivo' }).fill('Era de otra cuenta');
      await asked.getByRole('button', { name: 'Deshacer' }).click();
      await desk.page.getByText('2 depósitos por revisar otra vez').waitFor();
      await statement(desk.page).getByText('Todavía no has confirmado nada.').waitFor();
      await statement(phone.page).getByRole('button', { name: 'Confirmar 2 depósitos' }).waitFor();
    },
  );
});
