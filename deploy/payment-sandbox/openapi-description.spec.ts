import { expect, it } from '@jest/globals';
import { OpenapiDescription } from './openapi-description.ts';

const description = new OpenapiDescription({
  info: { version: '2026-10-28.endive' },
  components: {
    schemas: {
      coupon: {
        type: 'object',
        required: ['id', 'object', 'duration'],
        properties: {
          id: { type: 'string', maxLength: 6 },
          object: { type: 'string', enum: ['coupon'] },
          duration: { type: 'string', enum: ['once', 'forever'] },
          percent_off: { type: 'number', nullable: true },
          metadata: { type: 'object', additionalProperties: { type: 'string' } },
          customer: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/customer' }], nullable: true },
          uses: { type: 'array', items: { type: 'integer' } },
        },
      },
      customer: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      deleted_coupon: { type: 'object', required: ['deleted'], properties: { deleted: { type: 'boolean' } } },
      event: {
        type: 'object',
        properties: { object: { type: 'string' }, type: { type: 'string' }, data: { type: 'object' } },
      },
    },
  },
});
const coupon = {
  ...{ id: 'cou_1', object: 'coupon', duration: 'once', percent_off: null, metadata: { a: 'b' } },
  ...{ customer: { id: 'cus_1' }, uses: [1] },
};
const list = (...data: unknown[]) => ({ object: 'list', data });

it('accepts described objects, alone, in lists and in events', () => {
  expect(description.mismatches(list(coupon, { ...coupon, customer: 'cus_1' }, { ...coupon, customer: null }))).toEqual(
    [],
  );
  expect(description.mismatches({ object: 'event', type: 'coupon.created', data: { object: coupon } })).toEqual([]);
});

it.each([
  [{ duration: undefined }, 'coupon.duration is missing'],
  [{ duration: 'never' }, 'coupon.duration: "never" is none of its values'],
  [{ percent_off: '10' }, 'coupon.percent_off: "10" is no number'],
  [{ colour: 'pink' }, 'coupon.colour is unknown'],
  [{ metadata: { a: 1 } }, 'coupon.metadata.a: 1 is no string'],
  [{ customer: {} }, 'coupon.customer: {} is no string'],
  [{ uses: [1.5] }, 'coupon.uses[0]: 1.5 is no integer'],
  [{ id: 'cou_1234' }, 'coupon.id: "cou_1234" is too long'],
])('finds %j', (wrong, said) => {
  expect(description.mismatches(list({ ...coupon, ...wrong }))).toEqual([said]);
});

it('finds undescribed fields, and checks deleted objects as such', () => {
  expect(description.mismatches({ object: 'payout' })).toEqual(['payout is not described']);
  expect(description.mismatches({ object: 'coupon', deleted: true })).toEqual(['deleted_coupon.object is unknown']);
});
