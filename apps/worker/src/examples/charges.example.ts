import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { cfdiIssued } from '@nivel/contracts/billing/cfdi-issued.fact';
import type { chargeFailed } from '@nivel/contracts/billing/charge-failed.fact';
import type { chargeNear } from '@nivel/contracts/billing/charge-near.fact';
import type { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import type { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';

export const exampleOfCharge = (userId: string): PayloadOf<typeof chargeNear> => ({
  userId,
  plan: 'pro',
  planBefore: null,
  isFirst: true,
  amount: 799_00,
  chargeAt: '2026-12-04T18:00:00.000Z',
  daysBefore: 3,
});

export const exampleOfFailure = (userId: string): PayloadOf<typeof chargeFailed> => ({
  userId,
  plan: 'pro',
  amount: 799_00,
  step: 1,
  isOver: false,
  accessUntil: '2026-12-11T18:00:00.000Z',
});

export const exampleOfCancellation = (userId: string): PayloadOf<typeof subscriptionCanceled> => ({
  userId,
  plan: 'pro',
  accessUntil: '2026-12-31T18:00:00.000Z',
});

export const exampleOfReceipt = (userId: string): PayloadOf<typeof invoicePaid> => ({
  userId,
  invoiceId: 'in_1TyExample',
  number: 'NIVEL-0001',
  amount: 799_00,
  iva: 110_21,
  paidAt: '2026-12-04T18:00:00.000Z',
  pdfUrl: 'https://pay.example/invoices/in_1TyExample/pdf',
});

export const exampleOfCfdi = (userId: string): PayloadOf<typeof cfdiIssued> => ({
  userId,
  receiptId: 'in_1TyExample',
  uuid: '5a1e2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
  amount: 799_00,
});
