/** Labels, or fields, of a project whose names have the same key have the same name: its case does not count. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
