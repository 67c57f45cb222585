import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { allocationTypes } from '@nivel/contracts/finance/equity-values';
import type { EquityAssignment } from '../equity/equity.repository.ts';
import { openCapFormatFiles, vestingTermsObject } from './open-cap-format.ts';

const PUBLISHED = join(import.meta.dirname, '../../test/open-cap-format');
const published = (name: string): unknown => JSON.parse(readFileSync(join(PUBLISHED, name), 'utf8'));
const FILES = { VestingTerms: 'VestingTermsFile', Stakeholders: 'StakeholdersFile', Transactions: 'TransactionsFile' };
const ADDRESS = 'https://raw.githubusercontent.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF/main/schema/files';

/** Fastify validates bodies with Ajv, which reads the dialect of the published schemas. */
let validator: FastifyInstance;
beforeAll(async () => {
  const customOptions = { removeAdditional: false, coerceTypes: false, useDefaults: false, strict: false } as const;
  validator = fastify({ ajv: { customOptions } });
  for (const schema of published('schemas.json') as { $id: string }[]) validator.addSchema(schema);
  for (const [name, schema] of Object.entries(FILES))
    validator.post(`/${name}`, { schema: { body: { $ref: `${ADDRESS}/${schema}.schema.json` } } }, () => 'accepted');
  await validator.ready();
});
afterAll(() => validator.close());

/** The verdict of a file's published schema: `accepted`, or the error. */
const verdict = async (name: keyof typeof FILES, content: object): Promise<string> => {
  const { statusCode, body } = await validator.inject({ method: 'POST', url: `/${name}`, payload: content });
  return statusCode === 200 ? body : `${statusCode} ${body}`;
};

const terms = (overrides: object = {}) => ({
  ...{ start: '2025-01-31', cliff_months: 12, length_months: 48, interval_months: 1 },
  allocation: 'CUMULATIVE_ROUNDING' as const,
  ...overrides,
});
const assignment = (overrides: Partial<EquityAssignment> = {}): EquityAssignment => ({
  ...{ id: 'a1', employeeId: 'e1', projectId: 'p1', projectName: 'Sitio', basisPoints: 1_250 },
  ...{ assignedOn: '2025-01-31', payoutSchedule: 'monthly', vesting: terms(), status: 'active' },
  ...{ endedOn: null, endReason: '', updatedAt: new Date(0) },
  ...overrides,
});
const filesOf = (assignments: readonly EquityAssignment[]) =>
  new Map(
    openCapFormatFiles(assignments, { e1: 'Leo Mar' }).map(({ file_name: name, content }) => [
      name.replace('.ocf.json', '') as keyof typeof FILES,
      JSON.parse(content) as { items: Record<string, unknown>[] },
    ]),
  );

const book = [
  assignment(),
  assignment({ id: 'a2', employeeId: null, vesting: null }),
  assignment({ id: 'a3', status: 'cancelled', endedOn: '2026-03-01', endReason: 'Se fue' }),
  assignment({
    id: 'a4',
    basisPoints: 45,
    vesting: terms({ allocation: 'FRACTIONAL', cliff_months: 0 }),
    status: 'completed',
    endedOn: '2025-04-01',
    endReason: 'Fin',
  }),
  ...allocationTypes.map((allocation, index) =>
    assignment({ id: `b${index}`, vesting: terms({ allocation, cliff_months: 0, interval_months: 3 }) }),
  ),
  assignment({ id: 'c1', vesting: terms({ cliff_months: 12, length_months: 12, interval_months: 12 }) }),
];

describe('the export of assignments', () => {
  it('is accepted by the published schemas, with every kind of schedule and end', async () => {
    for (const [name, content] of filesOf(book))
      expect([name, await verdict(name, content)]).toEqual([name, 'accepted']);
    for (const [name, content] of filesOf([])) expect([name, await verdict(name, content)]).toEqual([name, 'accepted']);
  });

  it('would not be accepted with a wrong allocation or without a holder', async () => {
    const files = filesOf(book);
    const [first] = files.get('VestingTerms')?.items ?? [];
    const wrong = { file_type: 'OCF_VESTING_TERMS_FILE', items: [{ ...first, allocation_type: 'EVEN' }] };
    expect(await verdict('VestingTerms', wrong)).toMatch(/^400/);
    const [issued] = files.get('Transactions')?.items ?? [];
    const orphan = { file_type: 'OCF_TRANSACTIONS_FILE', items: [{ ...issued, stakeholder_id: undefined }] };
    expect(await verdict('Transactions', orphan)).toMatch(/^400/);
  });

  it('writes four years with a cliff of one as the published sample does', () => {
    const { items } = published('vesting-terms.sample.json') as {
      items: { id: string; vesting_conditions: object[] }[];
    };
    const sample = items.find(({ id }) => id === '4yr-1yr-cliff-schedule');
    const withoutNames = (conditions: readonly object[]): unknown =>
      JSON.parse(
        JSON.stringify(conditions)
          .replaceAll('monthly-thereafter', 'instalments')
          .replaceAll(/"description":"[^"]*",/g, ''),
      );
    const { vesting_conditions: ours, allocation_type: allocation } = vestingTermsObject(terms());
    expect(withoutNames(ours)).toEqual(withoutNames(sample?.vesting_conditions ?? []));
    expect(sample).toMatchObject({ allocation_type: allocation });
  });

  it('cancels the unvested part when an assignment ended, and names no deleted person', () => {
    const files = filesOf(book);
    const cancelled = (files.get('Transactions')?.items ?? []).filter(({ object_type: type }) =>
      String(type).includes('CANCELLATION'),
    );
    // 13 of 48 instalments of 1250 had vested: 339; and 2 of 48 of 45.
    expect(cancelled.map(({ security_id: id, quantity }) => [id, quantity])).toEqual([
      ['a4', '43.125'],
      ['a3', '911'],
    ]);
    const names = files.get('Stakeholders')?.items.map(({ name }) => name);
    expect(names).toEqual([{ legal_name: 'Leo Mar' }, { legal_name: 'Former holder' }]);
  });
});
