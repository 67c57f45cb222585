import { describe, expect, it } from '@jest/globals';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { anExercisesPart, aTextPart, aVideoPart, idOf } from '../../test/a-curriculum.ts';
import { placesOf } from './places.ts';

const id = idOf('c', 1);
const told = (part: PartContent) =>
  placesOf(part).map(({ kind, anchor, heading, body }) => [kind, anchor, heading, body]);

describe('the places of a part', () => {
  it('are the sections of a text, in plain words, at their anchors', () => {
    const markdown = [
      'Un **modelo** [aprende](/x).',
      '## ¿Qué es `x`?',
      '- uno\n- dos _y_ tres',
      '| a | b |\n| - | - |\n| c | d |',
      '![Un dibujo](x100/dibujo.webp)',
      '### Fin',
    ].join('\n\n');
    expect(told(aTextPart(id, 1, { body: { markdown }, goal: 'leer un modelo' }))).toEqual([
      ['title', null, 'Texto 1', ''],
      ['text', null, '', 'leer un modelo'],
      ['text', null, '', 'Un modelo aprende.'],
      ['text', 'que-es-x', '¿Qué es x?', 'uno dos y tres a b c d Un dibujo'],
      ['text', 'fin', 'Fin', ''],
    ]);
  });

  it("are stretches of a video's transcript, at the second where each starts", () => {
    const part = aVideoPart(id, 1) as Extract<PartContent, { type: 'video' }>;
    const cue = (start: number, letter: string) => ({ start, end: start + 1, text: letter.repeat(140) });
    const transcript = [cue(0.4, 'a'), cue(6.5, 'b'), cue(12.9, 'c')];
    const found = placesOf({ ...part, body: { ...part.body, transcript, notes: '## Notas\n\nMás' } });
    expect(found.map(({ kind, anchor }) => [kind, anchor])).toEqual([
      ['title', null],
      ['second', '0'],
      ['second', '12'],
      ['text', 'notas'],
    ]);
  });

  it('are the questions of a practice set, without a word of a solution', () => {
    const part = anExercisesPart(id, 1);
    expect(told(part)).toEqual([
      ['title', null, 'Ejercicios 1', ''],
      ['question', 'una', '', '¿Cuál? Sí No'],
      ['question', 'cuanto', '', '¿Cuánto?'],
    ]);
    const { body } = part as Extract<PartContent, { type: 'exercises' }>;
    const review = { ...part, body: { ...body, kind: 'review', intro: 'Antes de _empezar_' } } as PartContent;
    expect(told(review)).toEqual([
      ['title', null, 'Ejercicios 1', ''],
      ['text', null, '', 'Antes de empezar'],
    ]);
  });
});
