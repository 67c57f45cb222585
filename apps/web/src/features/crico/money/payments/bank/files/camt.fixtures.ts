/** One entry of a statement, with the values that a test is about. */
export interface SampleEntry {
  readonly amount?: string;
  readonly currency?: string;
  readonly way?: 'CRDT' | 'DBIT';
  readonly status?: string;
  readonly day?: string;
  readonly reference?: string;
  readonly more?: string;
  readonly details?: string;
}

export const camtEntry = (entry: SampleEntry = {}): string => {
  const { amount = '1200.50', currency = 'MXN', way = 'CRDT', status = 'BOOK', day = '2026-11-03' } = entry;
  const reference = entry.reference === undefined ? '' : `<AcctSvcrRef>${entry.reference}</AcctSvcrRef>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>${entry.more ?? ''}<Sts>${status}</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt>${reference}<NtryDtls>${entry.details ?? ''}</NtryDtls></Ntry>`;
};

interface SampleFile {
  readonly version?: string;
  readonly summary?: string;
  readonly head?: string;
}

/** A file of a bank in Mexico, in the form of `camt.053`. */
export const camtFile = (
  entries: readonly string[],
  { version = '02', summary = '', head = '' }: SampleFile = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>N-1</MsgId><CreDtTm>2026-11-04T08:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>1</Id><Acct><Id><Othr><Id>012180001234567895</Id></Othr></Id></Acct>${summary}
  ${entries.join('\n')}</Stmt>
</BkToCstmrStmt></Document>`;
