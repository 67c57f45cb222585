import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DOCUMENTED, EN_ESPANOL } from './documented-words.fixture.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { encoding: 'utf8', recursive: true });

/** Every text of a catalogue in one language, whole, with `…` for parameters. No other file may end so: not `x.gen.ts`. */
const textsOf = (ending: RegExp): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => ending.test(file))
      .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)])
      .map(([, plain, template]) => plain ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '…')),
  );

describe('documented texts', () => {
  const english = textsOf(/(?:^|[/.-])en\.ts$/);

  it.each(Object.entries(DOCUMENTED))('of %s are in the catalogues letter by letter', (_, texts) => {
    expect(texts.filter((text) => !english.has(text))).toEqual([]);
  });

  it('of the screens that are documented in Spanish do too', () => {
    const spanish = textsOf(/(?:^|[/.-])es-mx\.ts$/);
    expect(EN_ESPANOL.filter((text) => !spanish.has(text))).toEqual([]);
  });
});
