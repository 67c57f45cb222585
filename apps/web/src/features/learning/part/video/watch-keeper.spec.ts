import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { WatchKeeper } from './watch-keeper.ts';
import type { Range } from '@nivel/contracts/learning/watched-ranges';

const failure = (status: number) => new ClientError({ code: 'x', kind: 'refused', status, message: 'x' });

const aKeeper = (answers: (Error | boolean)[] = []) => {
  const saved: { ranges: readonly Range[]; position: number; isLeaving: boolean }[] = [];
  const states: string[] = [];
  let enough = 0;
  const keeper = new WatchKeeper(
    {
      save: async (ranges, position, isLeaving) => {
        saved.push({ ranges, position, isLeaving });
        const answer = answers.shift() ?? false;
        if (answer instanceof Error) throw answer;
        return Promise.resolve({ isEnough: answer, watchedShare: 0 });
      },
      onSaveState: (state) => states.push(state),
      onWatched: () => undefined,
      onEnough: () => (enough += 1),
    },
    [[0, 5]],
    5,
  );
  const play = (from: number, to: number) => {
    for (let now = from; now <= to; now += 0.25) keeper.tick(now, 1);
  };
  return { keeper, saved, states, play, enough: () => enough };
};

describe('the keeper of a video', () => {
  it('reports the ranges played since the last time, and the position', async () => {
    const { keeper, saved, play } = aKeeper();
    play(5, 8);
    await keeper.save();
    play(8.25, 10);
    await keeper.save(true);
    expect(saved).toEqual([
      { ranges: [[5, 8]], position: 8, isLeaving: false },
      { ranges: [[8, 10]], position: 10, isLeaving: true },
    ]);
  });

  it('leaves out skipped ranges', async () => {
    const { keeper, saved, play } = aKeeper();
    play(5, 6);
    keeper.jump();
    play(50, 51);
    await keeper.save();
    expect(saved[0]?.ranges).toEqual([
      [5, 6],
      [50, 51],
    ]);
    expect(keeper.share(100)).toBeCloseTo(0.07);
  });

  it('says nothing when nothing happened', async () => {
    const { keeper, saved } = aKeeper();
    await keeper.save();
    await keeper.save(true);
    expect(saved).toEqual([]);
  });

  it('repeats what did not arrive, together with later ranges', async () => {
    const { keeper, saved, states, play } = aKeeper([failure(503)]);
    play(5, 6);
    await keeper.save();
    play(6.25, 7);
    await keeper.save();
    expect(saved[1]?.ranges).toEqual([[5, 7]]);
    expect(states).toEqual(['saving', 'error', 'saving', 'saved']);
  });

  it('does not repeat a permanently refused report', async () => {
    const { keeper, saved, play } = aKeeper([failure(409)]);
    play(5, 6);
    await keeper.save();
    keeper.jump();
    play(20, 21);
    await keeper.save();
    expect(saved[1]?.ranges).toEqual([[20, 21]]);
  });

  it('reports when the service finds that enough was watched', async () => {
    const { keeper, play, enough } = aKeeper([true]);
    play(5, 6);
    await keeper.save();
    expect(enough()).toBe(1);
  });
});
