const marks = /\p{M}/gu;

/** Letters without accents and case, so that "tablero" and "TABLERO" find each other, and "musica" finds "Música". */
export const plainText = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase();

/** Commands whose label contains every typed word, in the given order. */
export const matching = <One extends { readonly label: string }>(
  all: readonly One[],
  typed: string,
): readonly One[] => {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => words.every((word) => plainText(label).includes(word)));
};
