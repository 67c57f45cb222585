/** Six digits that are another code. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');
