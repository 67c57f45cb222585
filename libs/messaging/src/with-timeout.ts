/** Waits for work that may hang. @throws Error after the timeout in ms; the work itself continues */
export const withTimeout = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
