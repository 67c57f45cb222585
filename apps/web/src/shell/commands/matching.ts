const marks = /\p{M}/gu;

/** Letters without accents and case, so that "tablero" and "TABLERO" find each other, and "musica" finds "Música". */
const plain = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Those whose label holds every word that was typed, in the given order. */
export const matching = <One extends { readonly label: string }>(
  all: readonly One[],
  typed: string,
): readonly One[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => words.every((word) => plain(label).includes(word)));
};
