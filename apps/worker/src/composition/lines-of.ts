/** The lines of a person's text, as paragraphs. */
export const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
