-- What figures and charts are made of, read from the index alone: what is still to come or overdue, and what was received when.
CREATE INDEX payments_pending ON payments (due_date, id) INCLUDE (contract_id, amount, received) WHERE status = 'pending';
CREATE INDEX payments_paid ON payments (paid_date) INCLUDE (contract_id, amount, received) WHERE status = 'paid';
CREATE INDEX partial_payments_received ON partial_payments (paid_on) INCLUDE (payment_id, amount) WHERE withdrawn_at IS NULL;
