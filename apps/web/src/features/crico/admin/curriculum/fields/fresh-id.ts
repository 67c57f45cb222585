/** An id that nothing has, and nothing that was removed had: what learners answered hangs on ids. */
export const freshId = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`;
