/** `lock_not_available` and `query_canceled`: a row stayed locked for longer than a statement may take. */
const CODES = ['55P03', '57014'];

/** Whether a unit of work failed because it waited too long for another's lock. The data layer wraps the driver's error. */
export const isLockTimeout = (error: unknown): boolean => {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 6; depth++) {
    const { code, originalCode, cause, meta } = at as Record<string, unknown>;
    if ([code, originalCode].some((one) => CODES.includes(String(one))) || code === 'P2028') return true;
    at = cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  }
  return false;
};
