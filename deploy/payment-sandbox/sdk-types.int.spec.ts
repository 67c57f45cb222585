import { expect, it } from '@jest/globals';
import { recordAnswers } from './recorded-answers.fixture.ts';
import { SdkTypes } from './sdk-types.fixture.ts';

const types = new SdkTypes();

it('every answer and every event is as the types of the SDK say: nothing missing, unknown or of another kind', async () => {
  const answers = await recordAnswers();
  const objects = answers.flatMap((answer) => (answer['object'] === 'list' ? (answer['data'] as unknown[]) : [answer]));
  const given = answers.filter(({ error }) => error === undefined);
  const found = given.flatMap((answer) => types.mismatches(answer));
  expect([...new Set(found)]).toEqual([]);
  expect(given.length).toBeGreaterThanOrEqual(70);
  expect(objects.length).toBeGreaterThan(250);
});

it('missing, unknown and mistyped fields are found', () => {
  const endpoint = {
    id: 'we_1',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: 1,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: 'http://localhost/',
  };
  expect(types.mismatches(endpoint)).toEqual([]);
  const { url: _, ...without } = endpoint;
  expect(types.mismatches(without)).toEqual(['webhook_endpoint.url is missing']);
  expect(types.mismatches({ ...endpoint, colour: 'pink' })).toEqual(['webhook_endpoint.colour is unknown']);
  expect(types.mismatches({ ...endpoint, created: '1' })).toHaveLength(1);
  expect(types.mismatches({ ...endpoint, enabled_events: [1] })).toHaveLength(1);
});
