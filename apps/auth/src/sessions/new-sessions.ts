import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { SessionProof } from './session-proof.ts';
import type { Proof, Session } from './session.ts';
import type { AuthChange } from '../database.ts';

/** The method of a sign-in. */
export interface SignedInBy {
  readonly method: Proof['method'];
  /** A recovery e-mail opened it: the password may be changed without the old one for a while. */
  readonly isRecovery: boolean;
  /** The code of an SMS opened it. */
  readonly isByPhone?: boolean;
  /** Binds the session to a key of the browser; null if the browser sends none. */
  readonly proof: SessionProof | null;
}

/** Creates sessions, bound to the browser's key if the request has one. */
@Injectable()
export class NewSessions {
  make(unit: AuthChange, userId: string, by: SignedInBy, request: AuthRequest, call: Call): Session {
    const { userAgent } = request.headers;
    const { now } = unit;
    return {
      id: unit.newId(),
      userId,
      aal: 'aal1',
      amr: [{ method: by.method, timestamp: Math.floor(now.getTime() / 1_000) }],
      refreshKey: randomBytes(32),
      refreshCount: 1,
      refreshedAt: now,
      browserKey: by.proof?.browserKey ?? null,
      proofSeq: by.proof?.seq ?? 0,
      factorId: null,
      raisedFrom: null,
      recoveredAt: by.isRecovery ? now : null,
      isByPhone: by.isByPhone ?? false,
      userAgent: (userAgent ?? '').slice(0, 255).toWellFormed(),
      ip: call.clientIp,
      createdAt: now,
    };
  }
}
