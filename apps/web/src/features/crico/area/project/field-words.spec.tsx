import { describe, expect, it } from '@jest/globals';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { FieldKind } from '@nivel/contracts/projects/field-values';
import { plainValue, valueInWords, valueIn } from './field-words.ts';

const [ana, eva] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];
const people = [
  { id: ana, name: 'Ana Peña', email: 'ana@example.com' },
  { id: eva, name: 'Eva', email: 'eva@example.com' },
  { id: '0190a000-0000-7000-8000-000000000003', name: 'EVA', email: 'otra@example.com' },
];
const choice = { id: '0190a000-0000-7000-8000-000000000004', name: 'Diseño' };
const aField = (kind: FieldKind): FieldRow => ({
  id: '0190a000-0000-7000-8000-000000000005',
  name: 'Campo',
  kind,
  currency: kind === 'money' ? 'MXN' : null,
  choices: [choice],
  position: 'a0',
});

describe('a typed value', () => {
  it.each<[FieldKind, string, unknown]>([
    ['text', '  Tela  ', 'Tela'],
    ['text', '=SUM(A1)', '=SUM(A1)'],
    ['number', '1,250.5', 1250.5],
    ['number', '12,5', 12.5],
    ['number', 'doce', undefined],
    ['number', '1e3', undefined],
    ['money', '$1,250.50', 125_050],
    ['money', '-0.1', -10],
    ['money', '19.99 MXN', 1999],
    ['money', '0.005', undefined],
    ['day', '2026-12-01', '2026-12-01'],
    ['day', '1/12/2026', '2026-12-01'],
    ['day', '1 dic 2026', '2026-12-01'],
    ['day', '31/2/2026', undefined],
    ['choice', 'DISENO', choice.id],
    ['choice', 'Otra', undefined],
    ['person', 'ana pena', ana],
    ['person', 'eva@example.com', eva],
    ['person', 'Eva', undefined],
    ['link', 'https://example.com', 'https://example.com'],
    ['link', 'javascript:alert(1)', undefined],
    ['number', '  ', null],
  ])('%s %s', (kind, typed, value) => {
    expect(valueIn(aField(kind), typed, people)).toBe(value);
  });

  it('reads as it was written, and people read it in their language', () => {
    expect(plainValue(aField('money'), -5, people)).toBe('-0.05');
    expect(valueInWords(aField('money'), 125_050, people)).toBe('$1,250.50');
    expect(valueInWords(aField('number'), 1250.5, people)).toBe('1,250.5');
    expect(valueInWords(aField('choice'), 'gone', people)).toBe('');
    for (const [kind, value] of [
      ['money', 1999],
      ['day', '2026-12-01'],
      ['choice', choice.id],
      ['person', ana],
    ] as const)
      expect(valueIn(aField(kind), plainValue(aField(kind), value, people), people)).toBe(value);
  });
});
