import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { requestTeamOffer } from '@nivel/contracts/billing/request-team-offer.operation';
import { BillingUnderTest } from '../../test/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const asking = (overrides: object = {}) => ({
  ...{ request_id: v7(), organization: 'Cerro Azul', name: 'Ana Sol', email: 'ANA@example.com', seats: 12 },
  ...{ message: 'Somos dos equipos.\nUno está en Mérida.' },
  ...overrides,
});
const stored = (id: string) => billing.rows('SELECT * FROM team_offers WHERE id = $1', [id]);

describe('a request for an offer to a team', () => {
  it('is stored and published once, for every caller, also when it is sent again', async () => {
    const asked = asking();
    for (let time = 0; time < 2; time += 1)
      expect(await billing.nobody.ask(requestTeamOffer, asked)).toEqual({ received: true });
    expect(await stored(asked.request_id)).toMatchObject([
      { email: 'ana@example.com', seats: 12, message: asked.message },
    ]);
    const told = await billing.rows<{ payload: unknown }>(
      "SELECT payload FROM outbox WHERE subject LIKE '%team-offer%' AND payload::text LIKE $1",
      [`%${asked.request_id}%`],
    );
    expect(told).toHaveLength(1);
    expect(await billing.nobody.refusal(requestTeamOffer, { ...asked, seats: 13 })).toMatchObject({
      code: 'request_id_taken',
    });
  });

  it.each([
    { organization: 'A' },
    { organization: 'Cerro\nAzul' },
    { name: '' },
    { email: 'ana' },
    { seats: 1 },
    { seats: 10_001 },
    { seats: 2.5 },
    { message: 'x'.repeat(1_001) },
    { request_id: 'x' },
  ])('is refused where it has not the form: %j', async (wrong) => {
    expect(await billing.nobody.refusal(requestTeamOffer, asking(wrong))).toMatchObject({ code: 'invalid_input' });
  });

  it('is taken five times an hour from one network, also at once; its source is deleted then', async () => {
    await billing.pass(3_600);
    const asked = Array.from({ length: 8 }, () => asking());
    const answers = await Promise.allSettled(asked.map((one) => billing.nobody.ask(requestTeamOffer, one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await billing.nobody.refusal(requestTeamOffer, asking())).toMatchObject({ code: 'over_request_rate_limit' });
    await billing.pass(3_600);
    expect(await billing.nobody.ask(requestTeamOffer, asking())).toEqual({ received: true });
    const [{ count } = { count: -1 }] = await billing.rows<{ count: number }>(
      'SELECT count(network)::integer AS count FROM team_offers',
    );
    expect(count).toBe(1);
  });
});
