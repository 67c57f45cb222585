/**
 * Waits until a condition holds.
 * @param withinMs a limit that only ends a failing test; the bench measures promised times
 * @throws Error when it does not hold in time
 */
export const waitUntil = async (holds: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
