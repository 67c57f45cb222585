import type { messages as spanish } from './es-mx.ts';

export const messages: typeof spanish = {
  title: 'Your things',
  count: (count) => (count === 1 ? 'One thing' : `${count} things`),
};
