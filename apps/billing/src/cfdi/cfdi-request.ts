import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';

/** The fields of a payment that a CFDI names. */
export interface Receipt {
  readonly receiptId: string;
  readonly userId: string;
  /** In centavos, IVA included. */
  readonly amount: number;
  readonly iva: number;
  readonly description: string;
  /** The method of payment, by the SAT's key (c_FormaPago): cash, transfer, credit card. */
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
