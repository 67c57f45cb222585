/** The lines of what somebody wrote, as paragraphs. */
export const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
