/** Longest name and slug of an organization. */
export const LONGEST_NAME = 100;

/** The slug that a name suggests; a name without Latin letters or digits suggests none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME);
