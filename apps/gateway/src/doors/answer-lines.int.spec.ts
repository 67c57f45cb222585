import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
});
afterAll(() => world.stop());

const LINES = 'application/x-ndjson';
const tell = async (input: object, accept = LINES) => {
  const headers = { 'content-type': 'application/json', accept };
  const response = await fetch(`${url}/api/tell-story`, { method: 'POST', headers, body: JSON.stringify(input) });
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const lines = type.startsWith(LINES) ? text.trim().split('\n') : [text];
  return { status: response.status, type, lines: lines.map((line) => JSON.parse(line) as unknown) };
};

it('an answer comes behind its parts, each on a line, for callers who accept that', async () => {
  expect(await tell({ words: ['Había', 'una', 'vez'] })).toEqual({
    ...{ status: 200, type: `${LINES}; charset=utf-8` },
    lines: [
      { part: { text: 'Había' } },
      { part: { text: 'Había una' } },
      { part: { text: 'Había una vez' } },
      { answer: { story: 'Había una vez' } },
    ],
  });
});

it('it is a document for others, and where it has no parts', async () => {
  const document = { status: 200, type: 'application/json; charset=utf-8' };
  expect(await tell({ words: ['Fin'] }, 'application/json')).toEqual({ ...document, lines: [{ story: 'Fin' }] });
  expect(await tell({ words: [] })).toEqual({ ...document, lines: [{ story: '' }] });
});

it('a refusal has its status before the first part, and is the last line behind one', async () => {
  expect(await tell({ words: [], fails: true })).toMatchObject({ status: 403, lines: [{ code: 'part_locked' }] });
  expect(await tell({ words: ['Había'], fails: true })).toMatchObject({
    ...{ status: 200, lines: [{ part: { text: 'Había' } }, { error: { code: 'part_locked' } }] },
  });
});
