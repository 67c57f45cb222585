import { Inject, Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { LOG, type Log } from '@nivel/platform/log';
import { CfdiIssuer } from '../cfdi/cfdi-issuer.ts';
import { CfdiRepository } from '../cfdi/cfdi.repository.ts';
import { Pac } from '../cfdi/pac.ts';
import type { BillingClient } from '../database.ts';
import type { Looked } from './looked.ts';

/** Submits CFDI to the PAC again that it did not issue when they were requested. */
@Injectable()
export class DueCfdi {
  constructor(
    private readonly cfdi: CfdiRepository,
    private readonly issuer: CfdiIssuer,
    private readonly pac: Pac,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Without a PAC nothing is submitted: requests wait unchanged, and are due when there is one again. */
  async look(most: number): Promise<Looked> {
    if (!this.pac.isConfigured) return this.rest();
    const due = await this.cfdi.due(this.work.reads, this.clock.now(), most);
    let failed = 0;
    for (const id of due) if (!(await this.issuer.issue(BY_ITSELF, id))) failed += 1;
    return { looked: due.length, failed };
  }

  private async rest(): Promise<Looked> {
    const waiting = await this.cfdi.waiting(this.work.reads);
    if (waiting > 0) this.log.warn({ waiting }, 'requested CFDI wait: no PAC is configured');
    return { looked: 0, failed: 0 };
  }
}
