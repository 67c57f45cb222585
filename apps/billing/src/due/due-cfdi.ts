import { Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { CfdiIssuer } from '../cfdi/cfdi-issuer.ts';
import { CfdiRepository } from '../cfdi/cfdi.repository.ts';
import type { BillingClient } from '../database.ts';
import type { Looked } from './looked.ts';

/** Hands CFDI to the PAC that it did not make when they were asked for. */
@Injectable()
export class DueCfdi {
  constructor(
    private readonly cfdi: CfdiRepository,
    private readonly issuer: CfdiIssuer,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
  ) {}

  async look(most: number): Promise<Looked> {
    const due = await this.cfdi.due(this.work.reads, this.clock.now(), most);
    let failed = 0;
    for (const id of due) if (!(await this.issuer.issue(BY_ITSELF, id))) failed += 1;
    return { looked: due.length, failed };
  }
}
