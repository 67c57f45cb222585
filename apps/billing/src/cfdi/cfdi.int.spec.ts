import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cfdiIssued } from '@nivel/contracts/billing/cfdi-issued.fact';
import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';
import { listCfdi } from '@nivel/contracts/billing/list-cfdi.operation';
import { readCfdi } from '@nivel/contracts/billing/read-cfdi.operation';
import { requestCfdi } from '@nivel/contracts/billing/request-cfdi.operation';
import { startPacSandbox, type PacSandbox } from '@nivel/deploy/pac-sandbox/pac-sandbox';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest } from '../../test/billing-under-test.ts';

const data: FiscalData = {
  ...{ rfc: 'CACX7605101P8', legal_name: 'XOCHILT CASAS CHAVEZ', regime: '612', use: 'G03', postal_code: '10740' },
};

let pac: PacSandbox;
let billing: BillingUnderTest;
const withPac = (url = pac.url) => ({ PAC_URL: url, PAC_KEY: pac.key, PAC_TIMEOUT_MS: '500' });
beforeAll(async () => {
  pac = await startPacSandbox();
  billing = await BillingUnderTest.start(withPac());
});
afterAll(async () => {
  await billing.stop();
  await pac.close();
});

/** A person who has paid, and the payment. */
const aPayer = async (): Promise<{ person: Person; receipt_id: string }> => {
  const { person, subscriptionId } = await billing.aSubscriber();
  await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
  const paid = () =>
    billing.rows<{ id: string }>(`SELECT id FROM invoices WHERE user_id = $1 AND amount_paid > 0`, [person.userId]);
  await waitUntil(async () => (await paid()).length > 0);
  return { person, receipt_id: (await paid())[0]?.id ?? '' };
};
const listed = async (person: Person) => (await person.ask(listCfdi, {})).cfdi;

describe('a CFDI', () => {
  it('is made of the payment, once, however often it is requested', async () => {
    const { person, receipt_id } = await aPayer();
    const asked = { receipt_id, data: { ...data, rfc: ' cacx-760510-1p8 ' } };
    const answers = await Promise.all([1, 2, 3].map(() => person.ask(requestCfdi, asked)));
    const last = (await person.ask(requestCfdi, asked)).cfdi;
    expect(last).toMatchObject({ state: 'issued', ...data, refusal: null });
    expect(new Set(answers.map(({ cfdi }) => cfdi.uuid))).toEqual(new Set([last.uuid]));
    expect(await person.ask(listCfdi, {})).toMatchObject({ is_offered: true, cfdi: [{ receipt_id, uuid: last.uuid }] });
    const told = { userId: person.userId, receiptId: receipt_id, uuid: last.uuid, amount: 799_00 };
    expect(await billing.told(cfdiIssued, receipt_id)).toEqual([told]);
    const { xml, uuid } = await person.ask(readCfdi, { receipt_id });
    expect(uuid).toBe(last.uuid);
    for (const said of [
      'Total="799.00"',
      'SubTotal="688.79"',
      'Importe="110.21"',
      'FormaPago="04"',
      `Rfc="${data.rfc}"`,
    ])
      expect(xml).toContain(said);
    const other = { receipt_id, data: { ...data, postal_code: '64000' } };
    expect(await person.refusal(requestCfdi, other)).toMatchObject({ code: 'cfdi_requested' });
  });

  it('that the PAC refuses shows the reason, and can be requested again with other data', async () => {
    const { person, receipt_id } = await aPayer();
    const refused = await person.ask(requestCfdi, { receipt_id, data: { ...data, legal_name: 'NO EXISTE' } });
    expect(refused.cfdi).toMatchObject({ state: 'refused', uuid: null, refusal: expect.stringMatching(/^CFDI40145/) });
    expect(await person.refusal(readCfdi, { receipt_id })).toMatchObject({ code: 'no_such_receipt' });
    expect((await person.ask(requestCfdi, { receipt_id, data })).cfdi).toMatchObject({
      state: 'issued',
      refusal: null,
    });
  });

  it('whose answer is lost is submitted again automatically, under the same key, and pauses while there is no PAC', async () => {
    const { person, receipt_id } = await aPayer();
    const keys: unknown[] = [];
    const losing = createServer((request) => {
      keys.push(request.headers['idempotency-key']);
      request.socket.destroy();
    });
    await new Promise<void>((resolve) => losing.listen(0, '127.0.0.1', resolve));
    await billing.restart(withPac(`http://127.0.0.1:${(losing.address() as AddressInfo).port}`));
    expect((await person.ask(requestCfdi, { receipt_id, data })).cfdi).toMatchObject({
      state: 'requested',
      uuid: null,
    });
    await billing.runSchedules();
    expect(keys.length).toBeGreaterThan(0);
    await billing.pass(700);
    await billing.runSchedules();
    expect(new Set(keys)).toEqual(new Set([`${receipt_id}-1`]));
    const asked = keys.length;
    await billing.restart({ PAC_URL: '' });
    await billing.pass(700);
    await billing.runSchedules();
    expect(keys).toHaveLength(asked);
    expect(await person.ask(listCfdi, {})).toMatchObject({ is_offered: false, cfdi: [{ state: 'requested' }] });
    // Nothing has to be requested again, and no request waits once more: it is due immediately.
    await billing.restart(withPac());
    await billing.runSchedules();
    expect(await listed(person)).toMatchObject([{ state: 'issued' }]);
    await new Promise((resolve) => losing.close(resolve));
  });

  it('is for the payer, of the payment, with valid data', async () => {
    const [{ person, receipt_id }, eve] = [await aPayer(), await billing.person()];
    const refusal = async (by: Person, receipt: string, more: Partial<FiscalData> = {}) =>
      (await by.refusal(requestCfdi, { receipt_id: receipt, data: { ...data, ...more } })).code;
    expect(await refusal(eve, receipt_id)).toBe('no_such_receipt');
    expect(await refusal(person, 'in_nothing0')).toBe('no_such_receipt');
    expect(await eve.refusal(readCfdi, { receipt_id })).toMatchObject({ code: 'no_such_receipt' });
    expect(await listed(eve)).toEqual([]);
    for (const wrong of [
      { rfc: 'CACX7605101P7' },
      { rfc: 'XAXX010101000' },
      { regime: '601' },
      { regime: '605' },
      { postal_code: '18000' },
      { legal_name: '' },
    ] as const)
      expect([wrong, await refusal(person, receipt_id, wrong)]).toEqual([wrong, 'invalid_input']);
    const { nobody } = billing;
    expect(await nobody.refusal(requestCfdi, { receipt_id, data })).toMatchObject({ code: 'unauthenticated' });
    expect(await nobody.refusal(readCfdi, { receipt_id })).toMatchObject({ code: 'unauthenticated' });
    expect(await nobody.refusal(listCfdi, {})).toMatchObject({ code: 'unauthenticated' });
  });

  it('that was issued stays when the account is deleted; a request that was not issued is deleted with it, also on a second delivery', async () => {
    const [kept, gone] = [await aPayer(), await aPayer()];
    await kept.person.ask(requestCfdi, { receipt_id: kept.receipt_id, data });
    const refused = { ...data, legal_name: 'NO EXISTE' };
    await gone.person.ask(requestCfdi, { receipt_id: gone.receipt_id, data: refused });
    for (const { person } of [kept, gone, gone]) await billing.deleteAccount(person);
    await waitUntil(async () => (await listed(gone.person)).length === 0);
    expect(await listed(kept.person)).toMatchObject([{ state: 'issued' }]);
  });

  it('that the PAC issues while the account is deleted is kept', async () => {
    const { person, receipt_id } = await aPayer();
    const waiting = `SELECT 1 FROM pg_locks w JOIN pg_locks t USING (pid) WHERE NOT w.granted AND t.relation = 'cfdi'::regclass
      AND t.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const slow = createServer((_, response) => {
      const answer = async () => {
        await billing.deleteAccount(person);
        await waitUntil(
          async () => (await billing.rows(waiting, [])).length > 0 || (await listed(person)).length === 0,
        );
        const uuid = '5a1e2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b';
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ uuid, xml: '<xml/>' }));
      };
      answer().catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    await billing.restart({ ...withPac(url), PAC_TIMEOUT_MS: '8000' });
    const asked = person.ask(requestCfdi, { receipt_id, data });
    expect((await asked).cfdi).toMatchObject({ state: 'issued' });
    expect(await listed(person)).toMatchObject([{ receipt_id, state: 'issued' }]);
    await billing.restart(withPac());
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });

  it('is not offered where there is no PAC', async () => {
    const { person, receipt_id } = await aPayer();
    await billing.restart({ PAC_URL: '' });
    expect(await person.ask(listCfdi, {})).toMatchObject({ is_offered: false });
    expect(await person.refusal(requestCfdi, { receipt_id, data })).toMatchObject({ code: 'cfdi_not_configured' });
    await billing.restart(withPac());
  });
});
