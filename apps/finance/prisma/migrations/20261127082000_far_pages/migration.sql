-- Pages far from the first row are counted along an index alone, which has to know the contract: those in the trash are left out.
DROP INDEX payments_place;
DROP INDEX payments_due;
DROP INDEX payments_amount;
CREATE INDEX payments_place ON payments (place, id, contract_id);
CREATE INDEX payments_due ON payments (due_date, id, contract_id);
CREATE INDEX payments_amount ON payments (amount, id, contract_id);
