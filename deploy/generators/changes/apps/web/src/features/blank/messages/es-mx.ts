export const messages = {
  title: 'Tus cosas',
  count: (count: number) => (count === 1 ? 'Una cosa' : `${count} cosas`),
};
