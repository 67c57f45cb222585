/**
 * Received money as rows of `contract_id`, `day` and `amount` in minor units: partial payments on their days, and the rest of a
 * payment on the day it was paid. Contracts in the trash are included.
 */
export const RECEIPTS = `(SELECT contract_id, paid_date AS day, amount - received AS amount FROM payments WHERE status = 'paid'
  UNION ALL
  SELECT p.contract_id, q.paid_on, q.amount FROM partial_payments q JOIN payments p ON p.id = q.payment_id
  WHERE q.withdrawn_at IS NULL)`;
