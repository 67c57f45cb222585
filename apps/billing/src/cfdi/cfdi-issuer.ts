import { Inject, Injectable } from '@nestjs/common';
import { cfdiIssued } from '@nivel/contracts/billing/cfdi-issued.fact';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient, BillingUnit } from '../database.ts';
import type { CfdiRequest } from './cfdi-request.ts';
import { CfdiRepository } from './cfdi.repository.ts';
import { Pac } from './pac.ts';

/** When a PAC that did not answer is called again. */
const AGAIN_AFTER_MS = 600_000;

/** Has requested CFDI issued, each once: under a lock, and under a key that stays the same until it is refused. */
@Injectable()
export class CfdiIssuer {
  constructor(
    private readonly cfdi: CfdiRepository,
    private readonly pac: Pac,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** If the PAC does not answer, the request stays and is submitted later. @returns whether it answered */
  async issue(cause: Cause, receiptId: string): Promise<boolean> {
    try {
      await this.work.run(cause, async (unit) => {
        await holdKey(unit, `cfdi ${receiptId}`);
        // The account may go while the PAC makes it: what it issued must be found then.
        const request = await this.cfdi.lock(unit, receiptId);
        if (request?.state !== 'requested') return;
        await this.handOver(unit, request);
      });
      return true;
    } catch (error) {
      this.log.warn({ err: error, receipt: receiptId }, 'the PAC issued no CFDI');
      await this.work.run(cause, (unit) =>
        this.cfdi.lookLater(unit, receiptId, new Date(unit.now.getTime() + AGAIN_AFTER_MS)),
      );
      return false;
    }
  }

  private async handOver(unit: BillingUnit, request: CfdiRequest): Promise<void> {
    const { receiptId, userId, amount } = request;
    const answer = await this.pac.issue(request);
    if ('refusal' in answer) return this.cfdi.refuse(unit, receiptId, answer.refusal);
    await this.cfdi.issue(unit, receiptId, answer);
    unit.tell(cfdiIssued, { userId, receiptId, uuid: answer.uuid, amount }, { aggregate: receiptId });
  }
}
