import { describe, expect, it } from '@jest/globals';
import { listColors } from '@nivel/contracts/projects/values/board-values';
import { aList } from '../../area/project/board.fixtures.ts';
import { checkList, emptyList, fieldsOf, formOf } from './list-form.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es-mx.ts';

describe('the form of a list', () => {
  it.each([
    [{ name: ' ' }, { name: 'List name is required' }],
    [{ name: 'x'.repeat(51) }, { name: en.nameLong }],
    [{ description: 'x'.repeat(201) }, { description: en.descriptionLong }],
    [{ limit: '0' }, { limit: en.limitWrong }],
    [{ limit: '1.5' }, { limit: en.limitWrong }],
    [{ limit: '-2' }, { limit: en.limitWrong }],
    [{ limit: '10001' }, { limit: en.limitWrong }],
    [{ limit: ' 3 ' }, {}],
    [{ limit: '' }, {}],
    [{ name: '🙂'.repeat(50) }, {}],
  ])('with %j is refused with %j', (values, problems) =>
    expect(checkList({ ...emptyList, name: 'Por hacer', ...values }, en)).toEqual(problems),
  );

  it('offers the eight colours of lists, by their names in both languages', () => {
    for (const { colors } of [en, es]) expect(Object.keys(colors)).toEqual(Object.values(listColors));
  });

  it('is the list again when nothing is changed', () => {
    const { id: _id, position: _position, ...fields } = aList(1, { wip_limit: 3, description: 'Lo que sigue' });
    expect(fieldsOf(formOf(aList(1, { wip_limit: 3, description: 'Lo que sigue' })))).toEqual(fields);
    expect(fieldsOf({ ...emptyList, name: ' Nueva ' })).toMatchObject({ name: 'Nueva', wip_limit: null });
  });
});
