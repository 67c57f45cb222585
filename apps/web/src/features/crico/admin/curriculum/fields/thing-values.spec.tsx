import { expect, it } from '@jest/globals';
import { field } from './thing-fields.ts';
import { contentOf, isReadable, valuesOf } from './thing-values.ts';

it.each([
  ['1,250', 1_250],
  ['0,5', 0.5],
  ['0.05', 0.05],
  ['12 minutos', '12 minutos'],
  ['', ''],
])('a number that is typed as %p is stored as %p', (typed, stored) => {
  expect(contentOf({ points: 1 }, [field('points', 'number')], { points: typed })).toEqual({ points: stored });
});

const transcript = field('transcript', 'cues');
const spoken = [
  { start: 0.7, end: 4.1234567, text: 'Hola.' },
  { start: 3_604.523, end: 3_610.24, text: 'Adiós.' },
];

it('a transcript is written as captions, and one that was not changed stays to the last digit', () => {
  const values = valuesOf({ transcript: spoken }, [transcript]);
  expect(values['transcript']).toBe('00:00.700 --> 00:04.123\nHola.\n\n01:00:04.523 --> 01:00:10.240\nAdiós.');
  expect(contentOf({ transcript: spoken }, [transcript], values)).toEqual({ transcript: spoken });
});

it.each([
  {
    file: 'WebVTT',
    text: 'WEBVTT - Nivel\n\nNOTE hecho a mano\n\n1\n00:01.000 --> 00:04.500 line:0\n<v Ana>Hola,\nmundo.\n',
  },
  { file: 'SubRip', text: '\uFEFF1\r\n00:00:01,000 --> 00:00:04,500\r\nHola,\r\nmundo.\r\n\r\n' },
])('a file of captions in the format of $file is a transcript', ({ text }) => {
  expect(contentOf({}, [transcript], { transcript: text })).toEqual({
    transcript: [{ start: 1, end: 4.5, text: 'Hola, mundo.' }],
  });
});

it.each(['Hola', '00:01.000 -> 00:02.000\nHola', '00:01.000 --> 00:02.000\nHola\n\nMundo'])(
  'what has sentences without times is no transcript: %p',
  (text) => {
    expect(isReadable(transcript, text)).toBe(false);
  },
);
