import { describe, expect, test } from '@jest/globals';
import { toWebVtt } from './captions.ts';
import { planFrames, visibleSteps } from './frames.ts';
import { storyboardSchema } from './storyboard.ts';

const { scenes } = storyboardSchema.parse({
  scenes: [
    { kind: 'title', title: 'Hola', subtitle: 'Sub', narration: ['Uno.'] },
    { kind: 'bullets', title: 'Dos', bullets: ['a', 'b'], narration: ['Dos.', 'Tres.', 'Cuatro.'] },
  ],
});
const cue = (start: number) => ({ start, end: start + 1, text: 'Frase.' });
const frames = planFrames(scenes, [[cue(0.7)], [cue(3), cue(5), cue(7)]], 10);

describe('the pictures of a video', () => {
  test('fill it from its beginning to its end', () => {
    expect(frames.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(10);
    expect(frames.every(({ seconds }) => seconds > 0)).toBe(true);
  });

  test('show each step when its sentence starts', () => {
    const whole = frames.filter(({ fade }) => fade === 1).map(({ scene, visible }) => [scene, visible]);
    expect(whole).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  test('show every step by the last sentence, however few the sentences', () => {
    expect([0, 1].map((sentence) => visibleSteps(5, sentence, 2))).toEqual([3, 5]);
  });
});

test('captions are WebVTT with times to the millisecond', () => {
  expect(toWebVtt([{ start: 61.5, end: 3601.042, text: 'Sí.' }])).toBe(
    'WEBVTT\n\n00:01:01.500 --> 01:00:01.042\nSí.\n',
  );
});
