import { expect, it } from '@jest/globals';
import { crowdedAmong, doublesAmong, misnamedIn } from './misnamed.ts';

const found = (path: string, text: string): string[] => misnamedIn({ path: `apps/a/src/${path}`, text });

it('a class is in a file of its name, with its kind', () => {
  expect(found('cards/move-card.handler.ts', '@Handles(moveCard)\nexport class MoveCardHandler {}')).toEqual([]);
  expect(found('cards/json-api-keys.ts', 'export class JSONApiKeys {}')).toEqual([]);
  expect(found('cards/card-queue.ts', 'export class LeftError extends Error {}\nexport class CardQueue<T> {}')).toEqual(
    [],
  );
  expect(found('cards/positions.ts', 'class Inner {}\nexport const positions = [];')).toEqual([]);
  expect(found('cards/any.fixtures.ts', 'export class Browser {}')).toEqual([]);
});

it.each([
  ['cards/moving.ts', 'export class MoveCard {}', 'class MoveCard is in a file of another name'],
  [
    'cards/move-card.handler.ts',
    '@Handles(a)\nexport class MoveCardHandler {}\n@Handles(b)\nexport class MoveListHandler {}',
    'class MoveListHandler is in a file of another name',
  ],
  ['cards/move-card.ts', '@Handles(a)\nexport class MoveCard {}', 'is no .handler.ts'],
  ['cards/tell.ts', '@Consumes(a)\nexport class Tell {}', 'is no .consumer.ts'],
  ['cards/cards.ts', '@Module({})\nexport class Cards {}', 'is no .module.ts'],
])('%s is reported', (path, text, told) => {
  expect(found(path, text)).toContain(`apps/a/src/${path}: ${told}`);
});

it('names are there once, but for what every slice has', () => {
  expect(
    doublesAmong(['a/x.ts', 'a/b/y.ts', 'a/messages/en.ts', 'b/messages/en.ts', 'a/policy.ts', 'b/policy.ts']),
  ).toEqual([]);
  expect(doublesAmong(['a/row.tsx', 'b/row.tsx'])).toEqual(['row.tsx: a/row.tsx, b/row.tsx']);
});

it('a folder has a limited number of code files', () => {
  const files = Array.from({ length: 25 }, (_, index) => `a/${index}.ts`);
  expect(crowdedAmong([...files, 'a/x.spec.ts', 'a/b/y.ts'])).toEqual([]);
  expect(crowdedAmong([...files, 'a/x.ts'])).toEqual(['a: 26 files of code, at most 25']);
});
