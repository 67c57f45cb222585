import { z } from 'zod';

/**
 * The input of every operation with a door of kind `auth`. Tolerant on purpose: the public clients add fields of their own and
 * send `null` for "absent". The bearer token and the client's address are in the call, not here.
 */
export const authRequest = z.object({
  /** Query parameters; of a repeated parameter the first value. */
  query: z.record(z.string(), z.string()).default({}),
  /** The values of the path, by the names in braces in the door's path. */
  path: z.record(z.string(), z.string()).default({}),
  /**
   * The parsed JSON body, or null without one (also with a JSON content type); of a door that takes forms, the fields as texts.
   * The service refuses a wrong one.
   */
  body: z.unknown().default(null),
  headers: z
    .object({
      /** `redirect_to`, which takes precedence over the query parameter of that name. */
      redirectTo: z.string(),
      referer: z.string(),
      /** `X-Supabase-Api-Version`; only the gateway's rendering of errors depends on it. */
      apiVersion: z.string(),
      userAgent: z.string(),
      /** The value of the gateway's device cookie, as an earlier response's `x-device-id` header gave it. */
      deviceId: z.string(),
      /** The value of the gateway's sign-up cookie, as an earlier response's `x-sign-up-proof` header gave it. */
      signUpProof: z.string(),
      /**
       * The value of the gateway's cookie of a redirect to a provider, as an earlier response's `x-flow-browser` header
       * gave it.
       */
      flowBrowser: z.string(),
      /**
       * The same for a provider whose page posts a form, as an earlier response's `x-sso-browser` header gave it. Browsers send
       * its cookie with such a form, but not that of `flowBrowser`.
       */
      ssoBrowser: z.string(),
      /** `X-Session-Proof`: a JWS by the key of the browser that holds the session (`session-proof.ts`). */
      sessionProof: z.string(),
      /** The refresh token of the gateway's cookie, if a sign-in replaces it or a sign-out has no other credential. */
      cookieRefreshToken: z.string(),
    })
    .partial()
    .default({}),
});

/**
 * The output of such an operation. `redirect` is the value of `Location`; there is no body then. `headers` are lower-case.
 * The gateway stores `x-device-id`, `x-sign-up-proof`, `x-flow-browser` and `x-sso-browser` in HttpOnly cookies and does not
 * forward these headers.
 */
export const authResponse = z.object({
  status: z.int().min(200).max(399),
  headers: z.record(z.string(), z.string()).optional(),
  /** JSON; null means no body at all (204 and redirects). */
  body: z.unknown(),
  /** In place of the body, a text that is no JSON; `headers` name its type. */
  text: z.string().optional(),
  redirect: z.string().optional(),
});

/** For a call that did not come through the auth door: the browser is unknown. */
export const NO_REQUEST: AuthRequest = authRequest.parse({});

export type AuthRequest = z.output<typeof authRequest>;
export type AuthResponse = z.output<typeof authResponse>;
