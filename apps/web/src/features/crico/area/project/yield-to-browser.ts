/** Lets the browser do what waits, where it has a way that costs no time. */
export const yieldToBrowser = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
};
