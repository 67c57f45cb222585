-- What figures and charts are made of, read from the index alone: what is still to come or overdue, and what was paid when.
CREATE INDEX payments_pending_figures ON payments (due_date) INCLUDE (contract_id, amount) WHERE status = 'pending';
CREATE INDEX payments_paid_figures ON payments (paid_date) INCLUDE (contract_id, amount) WHERE status = 'paid';
