import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { teamOfferRequested } from '@nivel/contracts/billing/team-offer-requested.fact';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { leadStageChanged } from '@nivel/contracts/finance/lead-stage-changed.fact';
import { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager', 'Ana Sol');
});
afterAll(() => finance.stop());

describe('a request for an offer to a team', () => {
  const request = () => ({
    ...{ requestId: v7(), organization: 'Cerro Azul', name: 'Ana Sol', email: 'ana@example.com', seats: 12 },
    message: '',
  });
  const lead = (id: string) => finance.rows('SELECT name, source, stage, notes FROM leads WHERE id = $1', [id]);

  it('is a lead, once, and a second telling changes nothing', async () => {
    const payload = request();
    const id = await finance.tell(teamOfferRequested, payload);
    await waitUntil(async () => (await lead(payload.requestId)).length > 0);
    expect(await lead(payload.requestId)).toEqual([
      {
        ...{ name: 'Cerro Azul', source: 'Nivel para equipos', stage: 'new' },
        notes: 'Ana Sol <ana@example.com>\n12 personas',
      },
    ]);
    await manager.ask(updateMoneyLead, { lead_id_param: payload.requestId, updates_param: { name: 'Cerro Azul SA' } });
    await finance.tell(teamOfferRequested, payload, { id });
    const again = await finance.tell(teamOfferRequested, payload);
    await waitUntil(async () => (await finance.rows('SELECT 1 FROM inbox WHERE event_id = $1', [again])).length > 0);
    expect(await lead(payload.requestId)).toMatchObject([{ name: 'Cerro Azul SA' }]);
    const { entries } = await manager.ask(getMoneyHistory, { entity_param: 'lead', id_param: payload.requestId });
    expect(entries.at(-1)).toMatchObject({ act: 'created', actor_id: null });
    expect(await finance.told(leadStageChanged, payload.requestId)).toHaveLength(1);
  });

  it('that cannot be added now is added later', async () => {
    await finance.rows('ALTER TABLE finance.leads RENAME TO away');
    const payload = request();
    await finance.tell(teamOfferRequested, payload);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await finance.rows('ALTER TABLE finance.away RENAME TO leads');
    await waitUntil(async () => (await lead(payload.requestId)).length > 0);
  });
});
