import { describe, expect, it } from '@jest/globals';
import { MOST_PARTS } from '@nivel/contracts/kernel/operation';
import { partSender } from './part-sender.ts';
import { shownSoFar, spokenAnswer } from './spoken-answer.ts';

describe('what a model said', () => {
  it('is a text for people, and a sentence for the grammar where it has one', () => {
    expect(spokenAnswer('Va bien.')).toEqual({ text: 'Va bien.', proposal: null });
    expect(spokenAnswer('Claro.\nPROPOSAL: Crea una tarjeta: Pan\nY nada más.')).toEqual({
      text: 'Claro.',
      proposal: 'Crea una tarjeta: Pan',
    });
    expect(spokenAnswer('PROPOSAL:')).toEqual({ text: '', proposal: null });
  });

  it('loses what turns texts around or is not seen, and what is too long', () => {
    expect(spokenAnswer('a\u202Eb\u200Bc\u0007\nd').text).toBe('abc\nd');
    expect([...spokenAnswer('é'.repeat(5_000)).text]).toHaveLength(4_000);
  });

  it('is shown so far without the beginning of a mark', () => {
    const said = ['Claro.', 'Claro.\nPRO', 'Claro.\nPROPOSAL: Crea', 'Claro.\nPROGRAMA'];
    expect(said.map(shownSoFar)).toEqual(['Claro.', 'Claro.', 'Claro.', 'Claro.\nPROGRAMA']);
  });
});

describe('parts', () => {
  it('leave not too often, never twice the same, and not without end', () => {
    let [now, looks] = [0, 0];
    const sent: string[] = [];
    const saying = (text: string) => () => {
      looks += 1;
      return text;
    };
    const send = partSender(
      ({ text }) => void sent.push(text),
      () => now,
    );
    for (const [text, at] of [
      ['', 0],
      ['a', 100],
      ['a', 200],
      ['ab', 300],
      ['abc', 400],
      ['abc', 600],
    ] as const) {
      now = at;
      send(saying(text));
    }
    expect([sent, looks]).toEqual([['a', 'abc'], 4]);
    for (let at = 0; at < 1_000; at += 1) {
      now += 1_000;
      send(saying(String(at)));
    }
    expect(sent).toHaveLength(MOST_PARTS);
  });
});
