/** A value of an address as a text; undefined if it is missing. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
