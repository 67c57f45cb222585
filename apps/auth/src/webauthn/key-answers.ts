import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { invalid } from '../http/refusals.ts';
import { TRANSPORTS } from './key.ts';

const base64url = z.string().regex(/^[\w-]+$/);
const named = { id: base64url, rawId: base64url, type: z.literal('public-key') };
const made = z.object({
  ...named,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string()).optional(),
  }),
});
const signed = z.object({
  ...named,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

const read = <T>(shape: z.ZodType<T>, given: unknown): T => {
  const { data, success } = shape.safeParse(given);
  if (!success) throw invalid('Invalid credential_response');
  return data;
};

/** What a browser answers that has made a key. @throws AppError validation_failed */
export const readMade = (given: unknown): RegistrationResponseJSON => {
  const { response, ...rest } = read(made, given);
  const transports = TRANSPORTS.filter((one) => response.transports?.includes(one));
  return { ...rest, response: { ...response, transports }, clientExtensionResults: {} };
};

/** What a browser answers whose key has signed. @throws AppError validation_failed */
export const readSigned = (given: unknown): AuthenticationResponseJSON => ({
  ...read(signed, given),
  clientExtensionResults: {},
});
