import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { things } from '../../test/test-service.ts';

let world: GatewayWorld;
let url: string;
let token: string;
let supabase: ReturnType<typeof connect>;

const connect = () => createClient(url, 'public-anon-key', { accessToken: () => Promise.resolve(token) });
/** The untyped client's rows. */
const idsOf = (rows: unknown): number[] => (rows as { id: number }[]).map(({ id }) => id);

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
  token = await world.service.token();
  supabase = connect();
});
afterAll(() => world.stop());

describe('tables, read by the unmodified public client', () => {
  it('selects all rows, or those that a filter keeps', async () => {
    const all = await supabase.from('things').select('*');
    expect([all.error, all.data, all.status]).toEqual([null, things, 200]);
    const some = await supabase.from('things').select('id,title').gte('points', 20).in('owner', ['a', 'b']);
    expect(idsOf(some.data)).toEqual([2, 3]);
    const quoted = await supabase.from('things').select('*').in('title', ['Dos, tres', 'ñandú']);
    expect(idsOf(quoted.data)).toEqual([2, 3]);
  });

  it('embeds related rows', async () => {
    const response = await supabase.from('things').select('*, kinds(name)').eq('id', 1);
    expect(response.data).toEqual([{ ...things[0], kinds: { name: 'common' } }]);
  });

  it('answers a single row as an object', async () => {
    const one = await supabase.from('things').select('*').eq('id', 3).single();
    expect([one.error, one.data]).toEqual([null, things[2]]);
  });

  it('says PGRST116 where single finds none or several, and null where maybeSingle finds none', async () => {
    const none = await supabase.from('things').select('*').eq('id', 99).single();
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ]);
    const several = await supabase.from('things').select('*').single();
    expect([several.status, several.error?.code]).toEqual([406, 'PGRST116']);
    const maybe = await supabase.from('things').select('*').eq('id', 99).maybeSingle();
    expect([maybe.error, maybe.data]).toEqual([null, null]);
  });

  it('counts, pages, and answers a count without rows', async () => {
    const page = await supabase.from('things').select('*', { count: 'exact' }).order('id').range(1, 1);
    expect([page.count, page.status, page.data?.length]).toEqual([3, 206, 1]);
    const head = await supabase.from('things').select('*', { count: 'exact', head: true });
    expect([head.count, head.data, head.error]).toEqual([3, null, null]);
  });

  it('names the table or function it does not know', async () => {
    const table = await supabase.from('nothing').select('*');
    expect([table.status, table.error?.code]).toEqual([404, 'PGRST205']);
    const procedure = await supabase.rpc('nothing');
    expect([procedure.status, procedure.error?.code]).toEqual([404, 'PGRST202']);
  });

  it('calls procedures', async () => {
    const thing_id = '01890000-0000-7000-8000-000000000001';
    const response = await supabase.rpc('complete_thing', { thing_id });
    expect(response).toMatchObject({ error: null, data: { thingId: thing_id } });
  });

  it('refuses every write, and calls no service', async () => {
    const asked = world.service.asked.length;
    const responses = await Promise.all([
      supabase.from('things').insert({ id: 9, points: 1_000 }),
      supabase.from('things').upsert({ id: 9 }),
      supabase.from('things').update({ points: 1_000 }).eq('id', 1),
      supabase.from('things').delete().eq('id', 1),
    ]);
    for (const { status, error } of responses) expect([status, error?.code]).toEqual([403, '42501']);
    expect(world.service.asked.length).toBe(asked);
  });

  it('refuses rows to a caller without a valid token', async () => {
    const anonymous = createClient(url, 'public-anon-key');
    const { status, error } = await anonymous.from('things').select('*');
    expect([status, error?.code]).toEqual([401, 'unauthenticated']);
  });

  it('answers an unreadable query with 400 and calls no service', async () => {
    const asked = world.service.asked.length;
    const { status, error } = await supabase.from('things').select('*').like('title', 'a%');
    expect([status, error?.code]).toEqual([400, 'PGRST100']);
    expect(world.service.asked.length).toBe(asked);
  });
});
