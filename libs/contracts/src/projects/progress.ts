// Without a schema, so that a page may load it that loads none.

/** Progress as a person gave it: a whole number from 0 to 100. An invalid one is 0. */
export const progressOf = (given: unknown): number => {
  const text = typeof given === 'string' ? given.trim() : '';
  const progress = text === '' ? given : Number(text);
  const isSound = typeof progress === 'number' && Number.isInteger(progress) && progress >= 0 && progress <= 100;
  // Adding 0 turns a negative zero into a positive one.
  return isSound ? progress + 0 : 0;
};
