import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { isCausedBy } from './commented-rules.ts';

const beto = v7();
const comment = { number: 1, text: 'Falta la aprobación de @Beto', mentions: [beto] };
const trigger = (more: object = {}) => ({
  ...{ kind: 'comment-added' as const, words: null, mentions: null, is_first: false },
  ...more,
});

describe('a comment makes a rule run', () => {
  it.each([
    ['whatever it says', {}, comment, true],
    ['that contains words, without regard to accents and capitals', { words: 'APROBACION' }, comment, true],
    ['not without the words', { words: 'aprobado' }, comment, false],
    ['that mentions a person', { mentions: beto }, comment, true],
    ['not where it mentions others', { mentions: v7() }, comment, false],
    ['that is the first of its card', { is_first: true }, comment, true],
    ['not where it is a later one', { is_first: true }, { ...comment, number: 2 }, false],
    ['not where only one of two conditions holds', { words: 'falta', mentions: v7() }, comment, false],
  ])('%s', (_, more, said, expected) => {
    expect(isCausedBy(trigger(more), said)).toBe(expected);
  });

  it('only if the rule follows comments', () => {
    expect(isCausedBy({ kind: 'card-created' }, comment)).toBe(false);
  });
});
