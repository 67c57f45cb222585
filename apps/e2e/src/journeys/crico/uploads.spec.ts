import { beforeAll, describe, expect, it } from '@jest/globals';
import { ask } from '../../operations/ask.ts';
import { hostileContents } from './hostile-contents.ts';
import { hostileDeliveries } from './hostile-deliveries.ts';
import { given, openSite } from './uploads.fixture.ts';

const attempts = [...hostileContents, ...hostileDeliveries];

describe('API-5: hostile uploads of pictures of people and files of cards', () => {
  beforeAll(openSite);

  it('are thirty at least', () => expect(attempts.length).toBeGreaterThanOrEqual(30));

  it.each(attempts)('%s', (_, attempt) => attempt());

  it('leave the site as it was', async () => {
    expect((await ask('POST', '/rest/v1/rpc/read_installation', { body: {} })).status).toBe(200);
    expect((await given('despues.txt', 'hola')).bytes.toString()).toBe('hola');
  });
});
