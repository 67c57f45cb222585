import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ReplayBuffer } from './replay-buffer.ts';

const message = (seq: number) => ({ seq, type: 't', data: null, traceId: '' });

describe('the replay of live messages', () => {
  it('knows nothing before it has seen a fact, and reports that', () => {
    expect(new ReplayBuffer(4).after(0, 'a')).toBeNull();
  });

  it('gives a room the messages after a place, oldest first', () => {
    const replay = new ReplayBuffer(10);
    for (let seq = 5; seq < 10; seq += 1) {
      replay.markSeen(seq);
      replay.add(seq % 2 === 0 ? 'even' : 'odd', message(seq));
    }
    expect(replay.after(4, 'odd')?.map(({ seq }) => seq)).toEqual([5, 7, 9]);
    expect(replay.after(7, 'odd')?.map(({ seq }) => seq)).toEqual([9]);
    expect(replay.after(9, 'even')).toEqual([]);
  });

  it('does not accept a position before its first fact, or in the future', () => {
    const replay = new ReplayBuffer(10);
    replay.markSeen(50);
    expect([replay.after(48, 'a'), replay.after(49, 'a'), replay.after(51, 'a')]).toEqual([null, [], null]);
  });

  it('gives exactly the result of a complete list, or reports that it cannot', () => {
    const fact = fc.record({ gap: fc.integer({ min: 1, max: 3 }), room: fc.constantFrom('a', 'b', null) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fact, { maxLength: 40 }),
        fc.nat(150),
        (size, facts, since) => {
          const replay = new ReplayBuffer(size);
          const list: { seq: number; room: string }[] = [];
          let seq = 10;
          for (const { gap, room } of facts) {
            seq += gap;
            replay.markSeen(seq);
            if (room !== null) {
              replay.add(room, message(seq));
              list.push({ seq, room });
            }
          }
          const given = replay.after(since, 'a');
          const wanted = list.filter((one) => one.room === 'a' && one.seq > since).map((one) => one.seq);
          if (given !== null) expect(given.map((one) => one.seq)).toEqual(wanted);
          // What it must know: everything after its oldest kept message.
          const oldest = list.at(-size)?.seq;
          if (given === null && oldest !== undefined && list.length >= size)
            expect(since < oldest || since > seq).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
