import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Words that `docs/glossary.md` has another one for, in Spanish; each is a whole word or the beginning of one. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bborr(a|e|o|ó)(?!dor)/i, 'eliminar, or limpiar for a field'],
  [/\batrasad/i, 'vencida'],
  [/\bsin empezar\b/i, 'por hacer'],
  [/\basignad[ao]s? a\b/i, 'responsable'],
  [/\bhitos?\b/i, 'tarjeta'],
  // The schedule's own are called so by the product: «Tareas programadas».
  [/\btareas?\b(?! programadas?\b)/i, 'tarjeta'],
  [/\bintegrantes?\b/i, 'miembro'],
  [/\bl[íi]mite de la columna\b/i, 'lista'],
  [/\b(crear|creado|duplicar|duplicado|eliminar|eliminado)( el)? tablero\b/i, 'proyecto'],
  [/\btablero (creado|duplicado|eliminado)\b/i, 'proyecto'],
  [/\bnombre del tablero\b/i, 'proyecto'],
];

const folder = import.meta.dirname;
const catalogues = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('es-mx.ts'),
);

/** The texts of a line of source, without names and comments. */
const textsIn = (line: string): string[] =>
  line.trimStart().startsWith('/') || line.trimStart().startsWith('*')
    ? []
    : [...line.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');

/** The texts of a catalogue with words that the glossary replaces by others. */
const foundIn = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line) =>
      textsIn(line).flatMap((text) =>
        FORBIDDEN.flatMap(([word, instead]) => (word.test(text) ? [`«${text}»: ${instead}`] : [])),
      ),
    );

describe('the words of Crico', () => {
  it('are those of the glossary, one for each thing', () => {
    expect(catalogues.length).toBeGreaterThan(20);
    const found = catalogues.flatMap((file) =>
      foundIn(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it('are looked for in texts, and not in names', () => {
    expect(foundIn("  borrar: 'Eliminar la tarjeta',\n  // Borrar\n  kept: 'El borrador está aquí',")).toEqual([]);
    expect(foundIn("  remove: 'Borrar la tarjeta',")).toEqual([
      '«Borrar la tarjeta»: eliminar, or limpiar for a field',
    ]);
    expect(foundIn('  left: (count: number) => `${count} tareas atrasadas`,')).toEqual([
      '«${count} tareas atrasadas»: vencida',
      '«${count} tareas atrasadas»: tarjeta',
    ]);
  });
});
