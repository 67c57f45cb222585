import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';

/** The payment, as far as a CFDI names it. */
export interface Receipt {
  readonly receiptId: string;
  readonly userId: string;
  /** In centavos, IVA included. */
  readonly amount: number;
  readonly iva: number;
  readonly description: string;
  /** How it was paid, by the SAT's key (c_FormaPago): cash, transfer, credit card. */
  readonly paymentForm: '01' | '03' | '04';
}

/** The CFDI of a payment, as requested and in its present state. */
export interface CfdiRequest extends Receipt {
  readonly data: FiscalData;
  readonly state: 'requested' | 'issued' | 'refused';
  /** Which request it is, from 1. */
  readonly attempt: number;
  readonly uuid: string | null;
  readonly refusal: string | null;
  readonly requestedAt: Date;
}
