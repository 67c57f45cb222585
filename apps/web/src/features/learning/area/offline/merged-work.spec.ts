import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { mergedWork, watchReportOf } from './merged-work.ts';
import { sendWork, type StudyDoors, type StudyWork } from './study-work.ts';
import { memoryWork } from './work-store.ts';

const userId = 'ana';
/** A stretch of a video that was watched as it is played. */
const aStretch = (id: string, from: number, to: number): StudyWork => ({
  ...{ id, userId, partId: 'video', title: 'Un video', moduleId: 'module', moduleTitle: 'Módulo' },
  ...{ openedAt: from * 1_000, endedAt: to * 1_000 },
  isPartial: true,
  watch: watchReportOf([[from, to]], to),
});
const aFinish = (id: string, from: number, to: number): StudyWork => ({ ...aStretch(id, from, to), isPartial: false });

describe('a video that is watched in stretches without network', () => {
  it('is one piece of work over all of them, named by the newest', () => {
    const merged = mergedWork(aStretch('one', 0, 10), aStretch('two', 20, 30));
    expect(merged).toEqual({
      ...aStretch('two', 20, 30),
      openedAt: 0,
      watch: {
        ranges: [
          [0, 10],
          [20, 30],
        ],
        position: 30,
      },
    });
  });

  it('is finished by the stretch that makes it enough, and takes no more then', () => {
    const finished = mergedWork(aStretch('one', 0, 10), aFinish('two', 10, 30));
    expect(finished).toMatchObject({ id: 'two', isPartial: false, watch: { ranges: [[0, 30]] } });
    expect(mergedWork(finished ?? undefined, aStretch('three', 30, 40))).toBeNull();
  });

  it('still has its stretches when it is finished by work without any', () => {
    const { watch: _watch, isPartial: _isPartial, ...completion } = aStretch('two', 10, 30);
    const finished = mergedWork(aStretch('one', 0, 10), completion);
    expect(finished).toMatchObject({ id: 'two', watch: { ranges: [[0, 10]], position: 10 } });
    expect(finished?.isPartial).toBeUndefined();
  });

  it('reports no more stretches than the service accepts at once, and the longest of them, in their order', () => {
    const many = Array.from({ length: 201 }, (_, index) => [index * 10, index * 10 + 5] as const);
    const { ranges } = watchReportOf([...many, [3_000, 3_100]], 0);
    expect(ranges).toHaveLength(200);
    expect(ranges.slice(-2)).toEqual([
      [1_980, 1_985],
      [3_000, 3_100],
    ]);
  });

  it('keeps a stretch that is added while the former ones are sent', async () => {
    const store = memoryWork();
    await store.add(aStretch('one', 0, 10));
    const [sending] = await store.waiting(userId);
    expect(await store.add(aStretch('two', 10, 20))).toBe(true);
    await store.done(sending?.order ?? 0);
    expect(await store.waiting(userId)).toMatchObject([{ id: 'two', watch: { ranges: [[0, 20]] } }]);
  });
});

describe('sending what was watched', () => {
  const doorsThatFind = (isEnough: boolean): StudyDoors => ({
    record: async () => ({ occurredAt: '2026-11-28T12:00:00.000Z' }),
    submit: async () => ({ isPassed: true, score: 1 }),
    complete: async ({ part_id }) => {
      if (!isEnough)
        throw new ClientError({ code: 'video_not_watched', kind: 'refused', status: 409, message: 'not enough' });
      return { partId: part_id } as Awaited<ReturnType<StudyDoors['complete']>>;
    },
  });
  const send = async (work: StudyWork, isEnough: boolean) =>
    sendWork(doorsThatFind(isEnough), work, 60_000, () => true);

  it('did not end after it is sent, also when the clock was set back meanwhile', async () => {
    const sent: (readonly [string, string])[] = [];
    const record: StudyDoors['record'] = async ({ ended_at, sent_at }) => {
      sent.push([ended_at, sent_at]);
      return { occurredAt: '2026-11-28T12:00:00.000Z' };
    };
    const sentAt = async (nowMs: number) =>
      sendWork({ ...doorsThatFind(true), record }, aStretch('one', 0, 10), nowMs, () => true);
    await sentAt(4_000);
    await sentAt(60_000);
    expect(sent).toEqual([
      ['1970-01-01T00:00:10.000Z', '1970-01-01T00:00:10.000Z'],
      ['1970-01-01T00:00:10.000Z', '1970-01-01T00:01:00.000Z'],
    ]);
  });

  it('completes the part if the service finds that it was enough, with what it had before', async () => {
    expect(await send(aStretch('one', 0, 10), true)).toMatchObject({ kind: 'completed', result: { partId: 'video' } });
  });

  it('is done when it was recorded, and not enough yet', async () => {
    expect(await send(aStretch('one', 0, 10), false)).toMatchObject({ kind: 'watched' });
  });

  it('is refused where the device takes the part for finished', async () => {
    await expect(send(aFinish('one', 0, 10), false)).rejects.toMatchObject({ code: 'video_not_watched' });
  });
});
