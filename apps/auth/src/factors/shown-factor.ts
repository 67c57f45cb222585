import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import type { Factor } from './factor.ts';

/** What somebody shows of a factor, and the challenge that it answers. */
export type ShownFactor = { readonly challengeId: string } & (
  { readonly code: string } | { readonly credential: Record<string, unknown> }
);

const credentialIn = (body: Body): Record<string, unknown> => {
  const given = body.object('webauthn');
  if (given === undefined) throw invalid('WebAuthn config required');
  if (given['type'] !== 'create' && given['type'] !== 'request')
    throw invalid('WebAuthn type must be create or request');
  const credential = given['credential_response'];
  if (typeof credential !== 'object' || credential === null) throw invalid('credential_response required');
  return { ...credential };
};

/** @throws AppError bad_json, validation_failed with the texts of the reference */
export const readShown = (request: AuthRequest, { kind }: Factor): ShownFactor => {
  const body = Body.of(request);
  const challengeId = body.text('challenge_id');
  if (kind === 'webauthn') return { challengeId, credential: credentialIn(body) };
  const code = body.text('code').trim();
  if (code === '') throw invalid('Code needs to be non-empty');
  if (kind === 'recovery_code') throw unknownKind();
  return { challengeId, code };
};

/** What the wire contract says to a kind that is not taken here; recovery codes have addresses of their own. */
export const unknownKind = () => invalid('factor_type needs to be totp, phone, or webauthn');
