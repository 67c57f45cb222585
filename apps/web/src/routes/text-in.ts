/** What an address says as a text; nothing where it says nothing. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
