import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPacSandbox, type PacSandbox } from './pac-sandbox.ts';

let pac: PacSandbox;
beforeAll(async () => {
  pac = await startPacSandbox();
});
afterAll(() => pac.close());

const order = {
  receiver: { rfc: 'EKU9003173C9', name: 'PÉREZ & HIJOS', regime: '601', use: 'G03', postalCode: '64000' },
  concept: { description: 'Nivel Pro, 3 meses', amount: 2397_00, iva: 330_62 },
  paymentForm: '01',
};
const ask = async (key: string, body: unknown = order, bearer = pac.key) => {
  const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': key };
  const response = await fetch(`${pac.url}/cfdi`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    body: (await response.json()) as { uuid?: string; xml?: string; message?: string },
  };
};

it('makes a CFDI whose amounts add up, and states that it is not valid', async () => {
  const { status, body } = await ask('a-1');
  expect(status).toBe(200);
  expect(body.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  for (const said of ['SIN VALIDEZ FISCAL', 'Nombre="PÉREZ &amp; HIJOS"', 'SubTotal="2066.38"', 'Total="2397.00"'])
    expect(body.xml).toContain(said);
  expect(body.xml).toContain(`UUID="${body.uuid ?? ''}"`);
});

it('makes the same one for the same key, and another for another', async () => {
  const [first, again, other] = [await ask('b-1'), await ask('b-1'), await ask('b-2')];
  expect(again).toEqual(first);
  expect(other.body.uuid).not.toBe(first.body.uuid);
});

it('refuses a name that does not match its RFC, an invalid order, and another key', async () => {
  const unknown = { ...order, receiver: { ...order.receiver, name: 'NO EXISTE' } };
  expect(await ask('c-1', unknown)).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^CFDI40145/) },
  });
  expect((await ask('c-2', {})).status).toBe(400);
  expect((await ask('', order)).status).toBe(400);
  expect((await ask('c-3', order, 'other')).status).toBe(401);
});
