import { listCfdi } from '@nivel/contracts/billing/list-cfdi.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { cfdiShown } from './cfdi-shown.ts';
import { CfdiRepository } from './cfdi.repository.ts';
import { Pac } from './pac.ts';

const MOST = 100;

@Handles(listCfdi)
export class ListCfdiHandler implements Handler<typeof listCfdi> {
  constructor(
    private readonly cfdi: CfdiRepository,
    private readonly pac: Pac,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(_: InputOf<typeof listCfdi>, call: Call): Promise<OutputOf<typeof listCfdi>> {
    const requests = await this.cfdi.ofUser(this.work.reads, actorOf(call).userId, MOST);
    return { is_offered: this.pac.isConfigured, cfdi: requests.map(cfdiShown) };
  }
}
