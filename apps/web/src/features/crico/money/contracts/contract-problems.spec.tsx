import { describe, expect, it } from '@jest/globals';
import { emptyContract, type ContractForm } from './contract-form.ts';
import { checkContract, isIncomplete } from './contract-problems.ts';
import { messages } from './messages/es-mx.ts';

const today = '2026-11-25';
const aForm = (values: Partial<ContractForm> = {}): ContractForm => ({
  ...emptyContract(today),
  ...{ client: 'Cerro Azul', title: 'Curso', value: '1200.50' },
  ...values,
});

describe('a contract during typing', () => {
  it.each<[Partial<ContractForm>, Partial<Record<keyof ContractForm, string>>]>([
    [{}, {}],
    [{ value: '0' }, {}],
    [{ value: '12,5' }, {}],
    [{ client: ' ' }, { client: messages.required }],
    [
      { title: '', value: '' },
      { title: messages.required, value: messages.required },
    ],
    [{ client: 'a'.repeat(201) }, { client: messages.tooLong(200) }],
    [{ value: '-0.01' }, { value: messages.valueNegative }],
    [{ value: '1e15' }, { value: messages.valueTooLarge('100,000,000,000') }],
    [{ value: '1.005' }, { value: messages.valueDecimals }],
    [{ value: 'mil' }, { value: messages.valueNotNumber }],
    [{ start: '31/02' }, { start: messages.dayInvalid }],
    [{ start: '1899-12-31' }, { start: messages.dayOutOfRange }],
    [{ end: '2026-11-24' }, { end: messages.endBeforeStart }],
    [{ end: today }, {}],
    [{ instalments: '0' }, { instalments: messages.instalmentsInvalid(120) }],
    [{ instalments: '1.5' }, { instalments: messages.instalmentsInvalid(120) }],
    [{ instalments: '3', end: '2027-01-24' }, { end: messages.lastBehindEnd }],
    [{ instalments: '3', end: '2027-01-25' }, {}],
    [{ type: 'recurring', instalments: 'x' }, {}],
    [{ type: 'recurring', frequency: 'weekly', end: '2199-12-31' }, { end: messages.tooManyPayments(1_200) }],
  ])('%j: %j', (values, problems) => {
    expect(checkContract(aForm(values), messages, today)).toEqual(problems);
  });

  it('is incomplete without client, title or value', () => {
    expect([{}, { client: '' }, { title: ' ' }, { value: '' }].map((values) => isIncomplete(aForm(values)))).toEqual([
      ...[false, true, true, true],
    ]);
  });
});
