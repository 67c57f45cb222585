import { describe, expect, it } from '@jest/globals';
import type { ClientReportEntry } from '@nivel/contracts/kernel/client-report';
import { ReportQueue } from './report-queue.ts';

const failure = (path: string): ClientReportEntry => ({
  kind: 'error',
  name: 'TypeError',
  message: 'x',
  frames: ['f@a.js:1:1'],
  path,
  count: 1,
});
const timing: ClientReportEntry = { kind: 'timing', name: 'load', value: 1, path: '/' };

/** A queue, its requests, and whether they are accepted. */
const aQueue = () => {
  const sent: ClientReportEntry[][] = [];
  const world = { isUp: true };
  const queue = new ReportQueue(async (entries) => {
    sent.push([...entries]);
    if (!world.isUp) throw new TypeError('offline');
    return Promise.resolve(`id-${sent.length}`);
  });
  return { queue, sent, world };
};

describe('the queue of reports', () => {
  it('sends everything at once, says under which id, and holds nothing after', async () => {
    const { queue, sent } = aQueue();
    const ids: string[] = [];
    queue.add(failure('/'), (id) => ids.push(id));
    queue.add(timing);
    await queue.flush();
    await queue.flush();
    expect(sent).toEqual([[failure('/'), timing]]);
    expect(ids).toEqual(['id-1']);
    expect(queue.size).toBe(0);
  });

  it('counts the same mistake instead of repeating it', async () => {
    const { queue, sent } = aQueue();
    for (let n = 0; n < 3; n += 1) queue.add(failure('/'));
    queue.add(failure('/other'));
    await queue.flush();
    expect(sent[0]?.map((entry) => entry.kind === 'error' && entry.count)).toEqual([3, 1]);
  });

  it('says nothing was taken until it was, and keeps it meanwhile', async () => {
    const { queue, sent, world } = aQueue();
    const ids: string[] = [];
    world.isUp = false;
    queue.add(failure('/'), (id) => ids.push(id));
    await queue.flush();
    expect(ids).toEqual([]);
    world.isUp = true;
    await queue.flush();
    expect(ids).toEqual(['id-2']);
    expect(sent).toHaveLength(2);
  });

  it('lets go of what will never be taken, without saying that it was', async () => {
    const ids: string[] = [];
    const queue = new ReportQueue(() => Promise.resolve(null));
    queue.add(failure('/'), (id) => ids.push(id));
    await queue.flush();
    expect([queue.size, ids]).toEqual([0, []]);
  });

  it('holds fifty, and lets measurements go before mistakes', async () => {
    const { queue, sent, world } = aQueue();
    world.isUp = false;
    for (let n = 0; n < 10; n += 1) queue.add(timing);
    for (let n = 0; n < 60; n += 1) queue.add(failure(`/${n}`));
    expect(queue.size).toBe(50);
    await queue.flush();
    for (let n = 0; n < 10; n += 1) queue.add(failure(`/later-${n}`));
    expect(queue.size).toBe(50);
    world.isUp = true;
    await queue.flush();
    expect(sent.at(-1)).toHaveLength(50);
    expect(sent.at(-1)?.every(({ kind }) => kind === 'error')).toBe(true);
    expect(sent.at(-1)?.at(-1)?.path).toBe('/later-9');
  });
});
