/** A path of this site that may be returned to; anything that could lead elsewhere becomes undefined. */
export const internalPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;
