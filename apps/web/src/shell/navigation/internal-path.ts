/**
 * A path of this site that may be returned to; anything that could lead elsewhere becomes undefined. Browsers drop tabs and
 * line breaks out of an address, so that a path with one may begin with two slashes.
 */
export const internalPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) ? value : undefined;

/** The target page named in the address of a sign-in. */
export const wayOn = (search: Record<string, unknown>): { redirect?: string | undefined } => ({
  redirect: internalPath(search['redirect']),
});
