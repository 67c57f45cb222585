import type { PassView } from '@nivel/contracts/billing/pass-view';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { Pass } from '../passes/pass.ts';

const momentOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A pass as its buyer sees it. */
export const passShown = (pass: Pass): PassView => ({
  ...{ id: pass.id, plan: pass.tier, months: pass.months, method: pass.method, amount: pass.amount },
  iva: ivaOf(pass.amount).iva,
  state: pass.state === 'preparing' ? 'open' : pass.state,
  voucher_url: pass.voucherUrl,
  pay_by: momentOrNull(pass.payBy),
  paid_at: momentOrNull(pass.paidAt),
  begins_at: momentOrNull(pass.beginsAt),
  ends_at: momentOrNull(pass.endsAt),
  refunded_at: momentOrNull(pass.refundedAt),
  created_at: pass.createdAt.toISOString(),
});
