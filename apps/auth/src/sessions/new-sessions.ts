import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { invalid } from '../http/refusals.ts';
import { readSessionProof } from './session-proof.ts';
import type { Proof, Session } from './session.ts';
import type { AuthUnit } from '../database.ts';

/** How somebody came in. */
export interface SignedInBy {
  readonly method: Proof['method'];
  /** A recovery e-mail opened it: the password may be changed without the old one for a while. */
  readonly isRecovery: boolean;
}

/** Makes sessions, bound to the key that the browser shows, if it shows one. */
@Injectable()
export class NewSessions {
  /** @throws AppError validation_failed for a proof that is none: to go on without would leave the session unbound unnoticed */
  async make(unit: AuthUnit, userId: string, by: SignedInBy, request: AuthRequest, call: Call): Promise<Session> {
    const { sessionProof, userAgent } = request.headers;
    const proof = await readSessionProof(sessionProof);
    if (proof === null && sessionProof !== undefined) throw invalid('The session proof is not valid');
    const { now } = unit;
    return {
      id: unit.newId(),
      userId,
      aal: 'aal1',
      amr: [{ method: by.method, timestamp: Math.floor(now.getTime() / 1_000) }],
      refreshKey: randomBytes(32),
      refreshCount: 1,
      refreshedAt: now,
      browserKey: proof?.browserKey ?? null,
      proofSeq: proof?.seq ?? 0,
      recoveredAt: by.isRecovery ? now : null,
      userAgent: (userAgent ?? '').slice(0, 255).toWellFormed(),
      ip: call.clientIp,
      createdAt: now,
    };
  }
}
