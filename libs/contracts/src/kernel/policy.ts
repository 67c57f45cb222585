/**
 * Who may call an operation. The gateway and the service both read it: `anyone` needs no token, everything else needs a
 * valid one. What depends on rows (owner, member, role) is decided by the slice's own `policy.ts`; `rule` says it in words.
 */
export type Policy =
  | { readonly who: 'anyone'; readonly rule: string }
  | { readonly who: 'signed-in'; readonly rule: string }
  | { readonly who: 'bearer'; readonly rule: string };

/** No token needed. `rule` says why that is safe. */
export const anyone = (rule: string): Policy => ({ who: 'anyone', rule });

/** A valid access token is needed and the operation touches only what belongs to its subject. */
export const signedIn = (rule: string): Policy => ({ who: 'signed-in', rule });

/** The service checks the bearer token itself, with the auth door's own refusals (wire contract 2.4). */
export const ownBearerCheck = (rule: string): Policy => ({ who: 'bearer', rule });
