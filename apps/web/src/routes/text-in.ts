/** A value of an address as a text; undefined where there is none. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
