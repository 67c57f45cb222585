import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import type { AuthChange, AuthRows, AuthUnit } from '../database.ts';
import { isRowId } from '../http/row-id.ts';
import { codeHashOf, isFlowExpired, type FlowKind, type FlowState } from './flow-state.ts';
import { FlowStatesRepository } from './flow-states.repository.ts';
import { isVerifierOf, type PkceChallenge } from './pkce.ts';

/** PKCE flows: a request with a challenge, its code, and the exchange (wire contract, section 5). */
@Injectable()
export class FlowStates {
  constructor(
    private readonly flows: FlowStatesRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Stores the challenge of a request; an older one of the user and kind that still waits for its code becomes invalid. */
  async begin(unit: AuthUnit, userId: string, kind: FlowKind, pkce: PkceChallenge): Promise<void> {
    await this.flows.removeWaiting(unit, userId, kind);
    const flow = { ...pkce, id: unit.newId(), userId, kind, codeHash: null, codeGivenAt: null, createdAt: unit.now };
    await this.flows.insert(unit, flow);
  }

  /** A flow whose code is returned at once. @returns the code */
  async beginWithCode(unit: AuthChange, userId: string, kind: FlowKind, pkce: PkceChallenge): Promise<string> {
    const code = randomUUID();
    const given = { codeHash: codeHashOf(code), codeGivenAt: unit.now };
    await this.flows.insert(unit, { ...pkce, id: unit.newId(), userId, kind, ...given, createdAt: unit.now });
    return code;
  }

  /** The code of the newest request of a user and kind. @throws AppError flow_state_not_found */
  async giveCode(unit: AuthChange, userId: string, kind: FlowKind): Promise<string> {
    const code = randomUUID();
    if (!(await this.flows.giveCode(unit, userId, kind, codeHashOf(code))))
      throw new AppError(authErrors.flow_state_not_found);
    return code;
  }

  /**
   * The flow of a code, if the caller knows the secret behind its challenge; the flow stays valid.
   * @throws AppError flow_state_not_found, flow_state_expired, bad_code_verifier
   */
  async find(reads: AuthRows, code: string, verifier: string, now: Date): Promise<FlowState> {
    const flow = isRowId(code) ? await this.flows.byCode(reads, codeHashOf(code)) : null;
    if (flow === null) throw new AppError(authErrors.flow_state_not_found);
    if (isFlowExpired(flow, now, this.settings.FLOW_STATE_SECONDS)) throw new AppError(authErrors.flow_state_expired);
    if (!isVerifierOf(verifier, flow)) throw new AppError(authErrors.bad_code_verifier);
    return flow;
  }

  /** Invalidates all flows of a user, or those of a kind, and their returned codes. */
  async clear(unit: AuthUnit, userId: string, kind?: FlowKind): Promise<void> {
    await this.flows.removeAll(unit, userId, kind);
  }

  /** Consumes a flow, for one caller only. @throws AppError flow_state_not_found */
  async use(unit: AuthChange, { id }: FlowState): Promise<void> {
    if (!(await this.flows.remove(unit, id))) throw new AppError(authErrors.flow_state_not_found);
  }
}
