import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sendWork, type SentWork, type StudyDoors, type StudyWork } from './study-work.ts';
import { WorkSender } from './work-sender.ts';
import { memoryWork, type WorkStore } from './work-store.ts';

const userId = 'ana';
/** Timelines of one run; OFF-1 asks for 500 completions. */
const TIMELINES = 150;
const NOW = Date.parse('2026-11-28T12:00:00Z');

class Killed extends Error {}
class NoAnswer extends Error {}
class Refused extends Error {}

const aWork = (number: number): StudyWork => ({
  id: `work-${number}`,
  userId,
  partId: `part-${number}`,
  title: `Parte ${number}`,
  moduleId: 'module',
  moduleTitle: 'Módulo',
  openedAt: NOW - 120_000,
  endedAt: NOW - 60_000,
  ...(number % 3 === 0 ? { attempt: { answers: { una: 'si' }, attempt_id: `attempt-${number}` } } : {}),
});

/** What happens to a call or to a step of the sender: nothing, a lost answer, a server that is away, or a kill. */
type Fate = 'goes' | 'answer-lost' | 'no-answer' | 'killed-before' | 'killed-after';

/** A service that counts each piece of work by its key, as ours does, and a world that loses calls and kills the page. */
class World {
  readonly evidence: string[] = [];
  readonly attempts = new Set<string>();
  readonly completions: string[] = [];
  readonly #fates: Iterator<Fate, undefined>;

  constructor(
    fates: readonly Fate[],
    private readonly refused: ReadonlySet<string>,
  ) {
    this.#fates = fates.values();
  }

  async step<Result>(work: () => Result): Promise<Result> {
    const fate = this.#fates.next().value ?? 'goes';
    if (fate === 'no-answer') throw new NoAnswer();
    if (fate === 'killed-before') throw new Killed();
    const result = work();
    if (fate === 'answer-lost') throw new NoAnswer();
    if (fate === 'killed-after') throw new Killed();
    return result;
  }

  readonly doors: StudyDoors = {
    record: async ({ work_id, part_id }) =>
      this.step(() => {
        if (this.refused.has(part_id)) throw new Refused();
        if (!this.evidence.includes(work_id)) this.evidence.push(work_id);
        return { occurredAt: new Date(NOW).toISOString() };
      }),
    submit: async ({ attempt_id = '' }) =>
      this.step(() => {
        this.attempts.add(attempt_id);
        return { isPassed: true, score: 1 };
      }),
    complete: async ({ part_id }) =>
      this.step(() => {
        if (!this.completions.includes(part_id)) this.completions.push(part_id);
        return { partId: part_id } as Awaited<ReturnType<StudyDoors['complete']>>;
      }),
  };

  /** The device's store, in whose writes the page may be killed too. */
  store(kept: WorkStore): WorkStore {
    return { ...kept, done: async (order) => this.step(() => kept.done(order)) };
  }
}

/** One page at a time, as the lock of the browser has it; a page that is killed lets go of it. */
const aLock = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    await turn;
  };
};

const aPage = (
  world: World,
  kept: WorkStore,
  exclusively: ReturnType<typeof aLock>,
  sent: SentWork[],
  maySend = () => true,
) =>
  new WorkSender({
    ...{ userId, exclusively },
    store: world.store(kept),
    send: async (work, maySend) => sendWork(world.doors, work, NOW, maySend),
    maySend,
    refusalOf: (error) => {
      // A page that is dead decides nothing.
      if (error instanceof Killed) throw error;
      return error instanceof Refused ? 'part_locked' : null;
    },
    onSent: (one) => sent.push(one),
  });

const fate = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Fate>('goes') },
  { weight: 4, arbitrary: fc.constantFrom<Fate>('answer-lost', 'no-answer', 'killed-before', 'killed-after') },
);

describe(`OFF-1: work without network, in ${TIMELINES} timelines with kills at every step`, () => {
  it('arrives once, in its order, from two tabs that die and come again, and what is refused holds up nothing', async () => {
    let completions = 0;
    const timeline = fc.record({
      fates: fc.array(fate, { maxLength: 60 }),
      count: fc.integer({ min: 1, max: 9 }),
      refused: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(timeline, async ({ fates, count, refused }) => {
        const kept = memoryWork();
        const world = new World(fates, new Set(refused.map((number) => `part-${number}`)));
        const works = Array.from({ length: count }, (_, number) => aWork(number));
        const exclusively = aLock();
        const sent: SentWork[] = [];
        for (const work of works) {
          expect(await kept.add(work)).toBe(true);
          expect(await kept.add({ ...work, id: `${work.id}-of-another-tab` })).toBe(false);
        }
        for (let round = 0; (await kept.waiting(userId)).length > 0; round += 1) {
          expect(round).toBeLessThan(200);
          const tabs = [0, 1].map(async () => aPage(world, kept, exclusively, sent).drain());
          await Promise.allSettled(tabs);
        }
        const expected = works.filter(({ partId }) => !refused.includes(Number(partId.slice(5))));
        expect(world.completions).toEqual(expected.map(({ partId }) => partId));
        expect(world.evidence).toEqual(expected.map(({ id }) => id));
        expect(world.attempts.size).toBe(expected.filter(({ attempt }) => attempt).length);
        const refusals = await kept.refused(userId);
        expect(refusals.map(({ partId }) => partId)).toEqual(
          works.filter((work) => !expected.includes(work)).map(({ partId }) => partId),
        );
        expect(new Set(sent.map(({ work }) => work.id)).size).toBe(sent.length);
        completions += expected.length;
      }),
      { numRuns: TIMELINES },
    );
    expect(completions).toBeGreaterThan(500);
  });

  it('is sent by nobody else: who signs in between two of its calls sends none of them', async () => {
    for (const callsBefore of [1, 2]) {
      const kept = memoryWork();
      await kept.add(aWork(0));
      const world = new World([], new Set());
      const sent: SentWork[] = [];
      const isHere = () => world.evidence.length + world.attempts.size < callsBefore;
      expect(await aPage(world, kept, aLock(), sent, isHere).drain()).toBe(false);
      expect([world.attempts.size, world.completions, sent]).toEqual([callsBefore - 1, [], []]);
      expect(await kept.waiting(userId)).toHaveLength(1);
    }
  });

  it('stores no refusal that arrives once its person has gone', async () => {
    const kept = memoryWork();
    await kept.add(aWork(0));
    let looks = 0;
    const isHere = () => {
      looks += 1;
      return looks === 1;
    };
    expect(await aPage(new World([], new Set(['part-0'])), kept, aLock(), [], isHere).drain()).toBe(false);
    expect(await kept.refused(userId)).toEqual([]);
    expect(await kept.waiting(userId)).toHaveLength(1);
  });

  it('waits in its order while nobody answers', async () => {
    const kept = memoryWork();
    for (const number of [0, 1, 2]) await kept.add(aWork(number));
    const world = new World(['no-answer'], new Set());
    const sent: SentWork[] = [];
    expect(await aPage(world, kept, aLock(), sent).drain()).toBe(false);
    expect(sent).toEqual([]);
    expect((await kept.waiting(userId)).map(({ id }) => id)).toEqual(['work-0', 'work-1', 'work-2']);
    expect(await aPage(world, kept, aLock(), sent).drain()).toBe(true);
    expect(sent.map(({ work }) => work.id)).toEqual(['work-0', 'work-1', 'work-2']);
  });
});
