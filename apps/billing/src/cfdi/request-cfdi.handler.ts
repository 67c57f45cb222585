import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';
import { requestCfdi } from '@nivel/contracts/billing/request-cfdi.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { CfdiIssuer } from './cfdi-issuer.ts';
import { cfdiShown } from './cfdi-shown.ts';
import { CfdiRepository } from './cfdi.repository.ts';
import { OwnReceipt } from './own-receipt.ts';
import { Pac } from './pac.ts';

const isSame = (one: FiscalData, other: FiscalData): boolean =>
  (Object.keys(one) as (keyof FiscalData)[]).every((name) => one[name] === other[name]);

/** Stored first, and then submitted to the PAC: the caller does not wait for one that is down. */
@Handles(requestCfdi)
export class RequestCfdiHandler implements Handler<typeof requestCfdi> {
  constructor(
    private readonly receipts: OwnReceipt,
    private readonly cfdi: CfdiRepository,
    private readonly issuer: CfdiIssuer,
    private readonly pac: Pac,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(
    { receipt_id: receiptId, data }: InputOf<typeof requestCfdi>,
    call: Call,
  ): Promise<OutputOf<typeof requestCfdi>> {
    if (!this.pac.isConfigured) throw new AppError(billingErrors.cfdi_not_configured);
    await this.work.run(call, async (unit) => {
      await holdKey(unit, `cfdi ${receiptId}`);
      const receipt = await this.receipts.of(unit, actorOf(call).userId, receiptId);
      const known = await this.cfdi.ofReceipt(unit, receiptId);
      const isOpen = known !== null && known.state !== 'refused';
      if (isOpen && !isSame(known.data, data)) throw new AppError(billingErrors.cfdi_requested);
      if (!isOpen) await this.cfdi.request(unit, receipt, data);
    });
    await this.issuer.issue(call, receiptId);
    const request = await this.cfdi.ofReceipt(this.work.reads, receiptId);
    if (request === null) throw new AppError(billingErrors.no_such_receipt);
    return { cfdi: cfdiShown(request) };
  }
}
