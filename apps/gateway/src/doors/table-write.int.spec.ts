import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
let token: string;
let supabase: ReturnType<typeof connect>;
const sub = randomUUID();
const board = randomUUID();
const note = (id: number, title = 'Nota', pinned = false) => ({ id, title, pinned });
const connect = () => createClient(url, 'public-anon-key', { accessToken: () => Promise.resolve(token) });

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
  token = await world.service.token({ sub });
  world.service.viewers.add(`${board} ${sub}`);
  supabase = connect();
});
afterAll(() => world.stop());

/** How often the services are called meanwhile. */
const askedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = world.service.asked.length;
  await work();
  return world.service.asked.length - before;
};

describe('an insert by the public client', () => {
  it('returns 201 and nothing more, unless the row is requested', async () => {
    const plain = await supabase.from('notes').insert({ title: 'Uno' });
    expect([plain.error, plain.status, plain.data]).toEqual([null, 201, null]);
    const shown = await supabase.from('notes').insert({ title: 'Uno' }).select();
    expect([shown.error, shown.status, shown.data]).toEqual([null, 201, [note(1, 'Uno')]]);
  });

  it('answers some columns, and one row as an object', async () => {
    const some = await supabase.from('notes').insert({ title: 'Uno' }).select('id,title');
    expect(some.data).toEqual([{ id: 1, title: 'Uno' }]);
    const one = await supabase.from('notes').insert({ title: 'Uno' }).select('title').single();
    expect([one.status, one.data]).toEqual([201, { title: 'Uno' }]);
  });

  it('takes a list of one as that row, and refuses longer ones where several are not declared', async () => {
    const one = await supabase
      .from('notes')
      .insert([{ title: 'Uno' }])
      .select()
      .single();
    expect(one.data).toEqual(note(1, 'Uno'));
    const two = supabase.from('notes').insert([{ title: 'Uno' }, { title: 'Dos' }]);
    expect(await askedBy(async () => expect((await two).error?.code).toBe('invalid_input'))).toBe(0);
  });

  it('takes lists where several are declared, and counts them', async () => {
    const rows = [1, 2, 3].map((n) => ({ title: `Carta ${n}`, board_id: board }));
    const many = await supabase.from('cards').insert(rows, { count: 'exact' }).select();
    expect([many.status, many.count, many.data]).toEqual([201, 3, rows]);
    const one = await supabase.from('cards').insert({ title: 'Sola', board_id: board }).select().single();
    expect(one.data).toEqual({ title: 'Sola', board_id: board });
  });

  it('writes nothing for a caller who wants one row of several', async () => {
    const rows = [1, 2].map((n) => ({ title: `Carta ${n}`, board_id: board }));
    const asked = await askedBy(async () => {
      const { status, error } = await supabase.from('cards').insert(rows).select().single();
      expect([status, error?.code]).toEqual([406, 'PGRST116']);
    });
    expect(asked).toBe(0);
  });

  it('returns refusals of the service', async () => {
    const { status, error } = await supabase.from('notes').insert({ title: 'Uno', owner: 'somebody' });
    expect([status, error?.code]).toEqual([400, 'invalid_input']);
  });
});

describe('an update by the public client', () => {
  it('returns 204, or the new rows', async () => {
    const plain = await supabase.from('notes').update({ title: 'Dos' }).eq('id', 7);
    expect([plain.error, plain.status, plain.data]).toEqual([null, 204, null]);
    const shown = await supabase.from('notes').update({ title: 'Dos' }).eq('id', 7).select();
    expect([shown.status, shown.data]).toEqual([200, [note(7, 'Dos')]]);
    const one = await supabase.from('notes').update({ pinned: true }).eq('id', 7).select('pinned').single();
    expect(one.data).toEqual({ pinned: true });
  });

  it('says PGRST116 where single finds none, and null where maybeSingle finds none', async () => {
    const none = await supabase.from('notes').update({ title: 'Dos' }).eq('id', 101).select().single();
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ]);
    const maybe = await supabase.from('notes').update({ title: 'Dos' }).eq('id', 101).select().maybeSingle();
    expect([maybe.error, maybe.data]).toEqual([null, null]);
  });

  it('may repeat the filter in the row, but name nothing else', async () => {
    const same = await supabase.from('notes').update({ id: 7, title: 'Dos' }).eq('id', 7).select();
    expect(same.data).toEqual([note(7, 'Dos')]);
    const other = supabase.from('notes').update({ id: 8, title: 'Dos' }).eq('id', 7);
    expect(await askedBy(async () => expect((await other).error?.code).toBe('invalid_input'))).toBe(0);
  });

  it('needs the declared filters, and takes no others', async () => {
    const asked = await askedBy(async () => {
      const all = await supabase.from('notes').update({ title: 'Dos' });
      expect([all.status, all.error?.code, all.error?.details]).toEqual([400, '21000', ['id']]);
      const notes = () => supabase.from('notes').update({ title: 'Dos' });
      for (const one of [
        notes().eq('title', 'Uno'),
        notes().gt('id', 1),
        notes().in('id', [1, 2]),
        notes().or('id.eq.1'),
      ])
        expect((await one).error?.code).toBe('PGRST100');
      expect((await notes().eq('id', 1).eq('id', 2)).error?.code).toBe('PGRST100');
      expect((await notes().eq('id', 1).limit(1)).error?.code).toBe('PGRST100');
    });
    expect(asked).toBe(0);
  });

  it('enforces a membership in what the filter names, and shows no single row of several', async () => {
    const renamed = await supabase.from('cards').update({ title: 'Otra' }).eq('board_id', board).select();
    expect([renamed.status, renamed.data?.length]).toEqual([200, 2]);
    const foreign = await supabase.from('cards').update({ title: 'Otra' }).eq('board_id', randomUUID());
    expect([foreign.status, foreign.error?.code]).toEqual([403, 'forbidden']);
    const single = supabase.from('cards').update({ title: 'Otra' }).eq('board_id', board).select().single();
    expect(await askedBy(async () => expect((await single).error?.code).toBe('PGRST116'))).toBe(0);
  });
});

describe('a delete by the public client', () => {
  it('says 204, or shows the rows as they were', async () => {
    const plain = await supabase.from('notes').delete().eq('id', 3);
    expect([plain.error, plain.status, plain.data]).toEqual([null, 204, null]);
    const shown = await supabase.from('notes').delete({ count: 'exact' }).in('id', [3, 4]).select('id');
    expect([shown.status, shown.count, shown.data]).toEqual([200, 2, [{ id: 3 }, { id: 4 }]]);
    const one = await supabase.from('notes').delete().eq('id', 3).select().single();
    expect(one.data).toEqual(note(3));
  });

  it('needs its filter', async () => {
    expect((await supabase.from('notes').delete()).error?.code).toBe('21000');
  });
});

describe('an undeclared write', () => {
  it.each([
    ['an upsert', () => supabase.from('notes').upsert({ title: 'Uno' })],
    [
      'an upsert that keeps existing rows',
      () => supabase.from('notes').upsert({ title: 'Uno' }, { ignoreDuplicates: true }),
    ],
    ['an upsert by a column', () => supabase.from('notes').upsert({ title: 'Uno' }, { onConflict: 'title' })],
    ['a rehearsal', () => supabase.from('notes').insert({ title: 'Uno' }).select().rollback()],
    [
      'a limit of rows',
      () => supabase.from('notes').update({ title: 'Uno' }).eq('id', 1).setHeader('Prefer', 'max-affected=1'),
    ],
  ])('%s is refused with a clear error, and nothing is written', async (_what, write) => {
    const asked = await askedBy(async () => {
      const { status, error } = await write();
      expect([status, error?.code]).toEqual([400, '0A000']);
      expect(error?.message).toMatch(/is not supported here$/);
    });
    expect(asked).toBe(0);
  });

  it('is 42501 for reads, writes and replacements that no operation is declared for', async () => {
    const refusals = await Promise.all([
      supabase.from('notes').select(),
      supabase.from('cards').delete().eq('board_id', board),
      supabase.from('things').insert({ id: 9 }),
    ]);
    for (const { status, error } of refusals) expect([status, error?.code]).toEqual([403, '42501']);
    const put = await fetch(`${url}/rest/v1/notes?id=eq.1`, { method: 'PUT' });
    expect([put.status, ((await put.json()) as { code: string }).code]).toEqual([403, '42501']);
  });

  it('is a column that is not there, or an embedded row', async () => {
    const asked = await askedBy(async () => {
      const column = await supabase.from('notes').insert({ title: 'Uno' }).select('owner');
      expect([column.status, column.error?.code]).toEqual([400, '42703']);
      const embedded = await supabase.from('notes').insert({ title: 'Uno' }).select('*, kinds(name)');
      expect(embedded.error?.code).toBe('PGRST100');
    });
    expect(asked).toBe(0);
  });

  it('is a call without a token', async () => {
    const anonymous = createClient(url, 'public-anon-key');
    const { status, error } = await anonymous.from('notes').insert({ title: 'Uno' });
    expect([status, error?.code]).toEqual([401, 'unauthenticated']);
  });
});
