import { describe, expect, it } from '@jest/globals';
import { LONGEST_CHAT_MESSAGE } from '@nivel/contracts/ai/chat-values';
import { keptApartPhrases } from './labelled/kept-apart-phrases.fixture.ts';
import { knownPhrases } from './labelled/known-phrases.fixture.ts';
import { WRITTEN_ON, type LabelledPhrase } from './labelled/labelled-phrase.ts';
import { meaningOf } from './labelled/meaning.ts';
import { MOST_READINGS } from './reading.ts';
import { readMessage } from './read-message.ts';

const context = { language: 'es', today: WRITTEN_ON } as const;
const isWrite = (meaning: string): boolean => /^(?:create|move|assign|project):/.test(meaning);

/** The phrases that are not understood as they are meant: phrase, what it means, what was read. */
const misread = (phrases: readonly LabelledPhrase[]) =>
  phrases.flatMap(([language, phrase, meaning]) => {
    const read = meaningOf(readMessage(phrase, { language, today: WRITTEN_ON }));
    return read === meaning ? [] : [{ phrase, meaning, read }];
  });

describe.each([
  ['phrases by which the grammar was written', knownPhrases],
  ['phrases that were kept apart', keptApartPhrases],
])('of %s', (_, phrases) => {
  it('at least 90 % are understood', () => {
    const wrong = misread(phrases);
    expect(wrong.length > 0.1 * phrases.length ? wrong : []).toEqual([]);
  });

  it('none proposes a change that was not asked for', () => {
    expect(misread(phrases).filter(({ read }) => isWrite(read))).toEqual([]);
  });
});

it('there are 300 phrases, as many of each half, in both languages', () => {
  expect([knownPhrases.length, keptApartPhrases.length]).toEqual([150, 150]);
  const english = [...knownPhrases, ...keptApartPhrases].filter(([language]) => language === 'en');
  expect(english.length).toBeGreaterThan(130);
});

it.each([
  ['mueve SITE-3 a en curso por favor', 'mueve SITE-3 a en curso'],
  ['Move SITE-3 to Done, please!', 'Move SITE-3 to Done'],
  ['asigna SITE-3 a Beto. ¡Gracias!', 'asigna SITE-3 a Beto'],
  ['Crea una tarjeta: comprar pan, gracias.', 'Crea una tarjeta: comprar pan'],
])('courtesy at the end says nothing: %s', (polite, plain) => {
  expect(meaningOf(readMessage(polite, context))).toBe(meaningOf(readMessage(plain, context)));
  expect(meaningOf(readMessage(polite, context))).toMatch(/^(?:move|assign|create): /);
});

it.each([
  ['crea una tarjeta "Pintar el muro" para Ana', { name: 'Ana' }, null],
  ['agrega la tarjeta «Pintar el muro» en Ideas para Ana María', { name: 'Ana María' }, 'Ideas'],
  ['create a card "Pintar el muro" for me', 'me', null],
])('who gets the card is said behind its title: %s', (phrase, person, list) => {
  const read = readMessage(phrase, context);
  expect(read).toMatchObject({ topic: 'create', cards: [{ title: 'Pintar el muro' }], person, list });
});

it.each(['crea una tarjeta "Pintar" para mañana', 'crea una tarjeta "Pintar" para la fiesta'])(
  'what is no name behind a title is nobody: %s',
  (phrase) => expect(readMessage(phrase, context)).toMatchObject({ topic: 'create', person: null }),
);

it('a day that is said for all of the cards is not of one that begins later', () => {
  const read = readMessage('Crea tarjetas para el lunes: revisar desde el viernes 11 de diciembre, pintar', context);
  expect(read).toMatchObject({
    cards: [
      { start_on: '2026-12-11', due_on: null },
      { start_on: null, due_on: '2026-11-30' },
    ],
  });
});

it('a phrase is read in at most eight ways, and what is too long in none', () => {
  const reading = readMessage(`mueve ${'de a en a Hecho '.repeat(100)}`, context);
  expect(reading.topic === 'change' ? reading.readings.length : 0).toBeLessThanOrEqual(MOST_READINGS);
  expect(readMessage(`mueve SITE-1 a ${'a'.repeat(LONGEST_CHAT_MESSAGE * 4)}`, context)).toEqual({ topic: 'unknown' });
});

it.each([
  'mueve '.repeat(300),
  `crea una tarjeta ${'en la lista a '.repeat(140)}`,
  `¿cuando ${'vamos a '.repeat(240)}?`,
  `"${'« '.repeat(900)}`,
  ' a '.repeat(660),
  'marca como '.repeat(180),
])('a text that is made to be slow is read at once', (text) => {
  // A reading that grows with the square of the text or worse does not end within the limit of a test.
  for (let round = 0; round < 20; round += 1) readMessage(text.slice(0, LONGEST_CHAT_MESSAGE), context);
  expect(readMessage(text.slice(0, LONGEST_CHAT_MESSAGE), context)).toBeDefined();
});
