/**
 * Text without accents and capitals, as people search. The database folds in the same way (`crico_folded`), so that both find the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
