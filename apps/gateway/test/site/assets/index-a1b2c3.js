export const text = 'nivel';
