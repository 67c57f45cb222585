import { expect, it } from '@jest/globals';
import { LONGEST_PIECE, piecesOf } from './text-pieces.ts';

const textsOf = (text: string): string[] => piecesOf(text, 'es').map((piece) => piece.text);

it('a mail is what it says, without greeting, headers, quotes and signature', () => {
  const mail =
    'De: ana@example.com\nAsunto: Feria\n\nHola Luis,\n> ¿Ya está?\nFalta el stand. Ya pagué; compra cinta.\n\nSaludos,\nAna';
  expect(textsOf(mail)).toEqual(['Falta el stand.', 'Ya pagué', 'compra cinta.']);
});

it('items that are checked, or below a heading of something else than work, are left out', () => {
  expect(textsOf('Tareas:\n- [ ] Uno\n- [x] Dos\n3) Tres\n\nAsistentes:\n- Ana')).toEqual(['Uno', 'Tres']);
});

it('a sentence that is too long is cut off', () => {
  expect(textsOf('a'.repeat(5_000)).map(({ length }) => length)).toEqual([LONGEST_PIECE]);
});
