/** The words of a person's text; signs and numbers alone are none. */
export const countWords = (written: string): number => written.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
