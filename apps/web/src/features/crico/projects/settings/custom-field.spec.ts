import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf, fieldProblem, newField, ofKind, valueOf } from './custom-field.ts';

describe('a field of a project’s own', () => {
  it('keeps its kind and value, for every kind', () => {
    const value = fc.oneof(fc.string(), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(value, (given) => {
        const kept = valueOf(fieldOf('x', given));
        expect(typeof kept).toBe(typeof given);
        // JSON has no negative zero.
        expect(kept === given || Object.is(given, -0)).toBe(true);
      }),
    );
    expect(valueOf(fieldOf('x', null))).toBe('');
  });

  it('is text until the person changes that, and keeps the convertible part', () => {
    expect(ofKind({ name: 'x', kind: 'text', value: '2,5' }, 'number')).toEqual({
      name: 'x',
      kind: 'number',
      value: '2,5',
    });
    expect(valueOf({ name: 'x', kind: 'number', value: ' 2,5 ' })).toBe(2.5);
    expect(ofKind({ name: 'x', kind: 'text', value: 'Sí' }, 'boolean').value).toBe('true');
    expect(valueOf(ofKind({ name: 'x', kind: 'text', value: 'quizás' }, 'boolean'))).toBe(false);
    expect(ofKind({ name: 'x', kind: 'boolean', value: 'true' }, 'text').value).toBe('true');
  });

  it('is not complete without a name of its own and a value of its kind', () => {
    const field = { name: 'Costo', kind: 'number', value: '3' } as const;
    const problem = (
      one: Parameters<typeof fieldProblem>[0],
      ...others: Parameters<typeof fieldProblem>[1][number][]
    ) => fieldProblem(one, [one, ...others])?.why;
    expect(problem(field)).toBeUndefined();
    expect(problem({ ...field, value: 'tres' })).toBe('noNumber');
    expect(problem({ ...field, value: '' })).toBe('noNumber');
    expect(problem(field, { ...newField, name: ' Costo ' })).toBe('twice');
    expect(problem({ ...newField, value: 'x' })).toBe('nameless');
    expect(problem(newField)).toBeUndefined();
  });
});
