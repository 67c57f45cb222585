-- CFDI that people asked for, one for each payment. The row is there before the PAC is asked, under the key with which it is asked.
-- What was issued is kept when the account goes, as the law wants; what was not is deleted.
CREATE TABLE cfdi (
  receipt_id text PRIMARY KEY,
  user_id uuid NOT NULL,
  -- In centavos, IVA included, and what of it is IVA.
  amount integer NOT NULL CHECK (amount > 0),
  iva integer NOT NULL,
  description text NOT NULL,
  -- The SAT's key (c_FormaPago).
  payment_form text NOT NULL CHECK (payment_form IN ('01', '03', '04')),
  rfc text NOT NULL,
  legal_name text NOT NULL,
  regime text NOT NULL,
  use text NOT NULL,
  postal_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'issued', 'refused')),
  -- Which request it is; a refused one is asked for again with other data.
  attempt integer NOT NULL,
  uuid uuid UNIQUE,
  xml text CHECK ((xml IS NOT NULL) = (state = 'issued')),
  refusal text,
  requested_at timestamptz NOT NULL,
  issued_at timestamptz,
  -- When the PAC is asked again by itself.
  look_at timestamptz
);
CREATE INDEX cfdi_of_user ON cfdi (user_id, requested_at DESC);
CREATE INDEX cfdi_due ON cfdi (look_at) WHERE look_at IS NOT NULL;
