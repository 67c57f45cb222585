import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { isDay } from '@nivel/ui/calendar';
import { BankFileError, type BankEntries, type BankEntry } from './bank-entries.ts';
import { elementAt, elementsOf, readXml, textAt, type XmlElement } from './xml-elements.ts';

/** ISO 20022 `camt.053`, whose versions differ in the place of a name and a status. */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(0[2-9]|10)$/;
const MOST_DEPTH = 40;
/** Values that banks write where there is no reference. */
const NO_REFERENCE = /^(not ?provided|non ?ref|none|0+)$/i;

const amountIn = (text: string): number => (/^\d{1,18}(\.\d{1,5})?$/.test(text) ? Number(text) : Number.NaN);

const referenceIn = (text: string): string => (NO_REFERENCE.test(text) ? '' : text);

const dayAt = (entry: XmlElement): string | undefined => {
  for (const name of ['BookgDt', 'ValDt']) {
    const day = (textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')).slice(0, 10);
    if (isDay(day)) return day;
  }
  return undefined;
};

const isYes = (text: string): boolean => text === 'true' || text === '1';

/** Until version 06 the status is the text itself, since then a code below it. */
const isBooked = (entry: XmlElement): boolean =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts')) === 'BOOK';

const wordsOf = (part: XmlElement): string => {
  const free = elementsOf(elementAt(part, 'RmtInf'), 'Ustrd').map((one) => one.text.trim());
  const structured = elementsOf(elementAt(part, 'RmtInf'), 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'));
  return [...free, ...structured, textAt(part, 'AddtlTxInf')].filter(Boolean).join(' ');
};

/** Since version 07 a party is a person or a bank, one level deeper. */
const payerOf = (part: XmlElement): string => {
  const payer = elementAt(part, 'RltdPties', 'Dbtr');
  return textAt(payer, 'Nm') || textAt(payer, 'Pty', 'Nm') || textAt(part, 'RltdPties', 'UltmtDbtr', 'Nm');
};

const amountOf = (part: XmlElement) => {
  const amount = elementAt(part, 'Amt') ?? elementAt(part, 'AmtDtls', 'TxAmt', 'Amt');
  return { amount: amountIn(amount?.text.trim() ?? ''), currency: amount?.attributes['Ccy'] ?? '' };
};

/** Amounts have up to five decimals: they are compared in whole numbers. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100_000), 0);

const detailsOf = (entry: XmlElement): readonly XmlElement[] =>
  elementsOf(entry, 'NtryDtls').flatMap((details) => elementsOf(details, 'TxDtls'));

/** The parts of a batch, if they state their amounts and add up to the total; otherwise the batch is one entry. */
const partsOf = (entry: XmlElement, whole: ReturnType<typeof amountOf>): readonly XmlElement[] | null => {
  const parts = detailsOf(entry);
  if (parts.length < 2) return null;
  const amounts = parts.map(amountOf);
  const isSum = sumOf(amounts.map(({ amount }) => amount)) === sumOf([whole.amount]);
  const isWhole = isSum && amounts.every((one) => one.currency === whole.currency);
  // A part of the opposite direction is not counted.
  const isOneWay = parts.every((part) => ['', textAt(entry, 'CdtDbtInd')].includes(textAt(part, 'CdtDbtInd')));
  return isWhole && isOneWay ? parts : null;
};

const entriesOf = (entry: XmlElement): readonly BankEntry[] => {
  const whole = amountOf(entry);
  const details = detailsOf(entry);
  const shared = {
    isCredit: textAt(entry, 'CdtDbtInd') === 'CRDT',
    isReversal: isYes(textAt(entry, 'RvslInd')),
    isBooked: isBooked(entry),
    bookedOn: dayAt(entry),
  };
  const bankReference = referenceIn(textAt(entry, 'AcctSvcrRef'));
  const entryText = textAt(entry, 'AddtlNtryInf');
  const parts = partsOf(entry, whole);
  const said = (part: XmlElement) => ({
    payer: payerOf(part),
    text: wordsOf(part) || entryText,
    reference: referenceIn(textAt(part, 'Refs', 'EndToEndId')),
    bankReference: referenceIn(textAt(part, 'Refs', 'AcctSvcrRef')) || bankReference,
  });
  if (parts) return parts.map((part) => ({ ...shared, ...said(part), ...amountOf(part) }));
  const [first] = details;
  const words = [...details.map(wordsOf), entryText].filter(Boolean).join(' ');
  const own = first && details.length === 1 ? said(first) : { payer: '', text: words, reference: '', bankReference };
  return [{ ...shared, ...own, bankReference: bankReference || own.bankReference, ...whole }];
};

interface Totals {
  readonly count: string;
  readonly sum: string;
}

const totalsOf = (statement: XmlElement, name: 'TtlNtries' | 'TtlCdtNtries'): Totals => ({
  count: textAt(statement, 'TxsSummry', name, 'NbOfNtries'),
  sum: textAt(statement, 'TxsSummry', name, 'Sum'),
});

const isOff = ({ count, sum }: Totals, amounts: readonly number[]): boolean =>
  (count !== '' && Number(count) !== amounts.length) || (sum !== '' && sumOf([amountIn(sum)]) !== sumOf(amounts));

const accountOf = (statement: XmlElement): string =>
  textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

/** Reads entry by entry, so that a long file is not in memory as a tree. */
class CamtReader {
  readonly entries: BankEntry[] = [];
  account = '';
  isInconsistent = false;
  private wholes: { readonly amount: number; readonly isCredit: boolean }[] = [];

  read(text: string): void {
    readXml(text, {
      mostDepth: MOST_DEPTH,
      onRoot: (name, namespace) => {
        if (name !== 'Document' || !NAMESPACE.test(namespace)) throw new BankFileError('not-camt');
      },
      onElement: (element, depth) => this.take(element, depth),
    });
  }

  /** `Document`, `BkToCstmrStmt`, `Stmt`, `Ntry`. */
  private take(element: XmlElement, depth: number): boolean {
    if (depth === 3 && element.name === 'Ntry') {
      this.entries.push(...entriesOf(element));
      if (this.entries.length > bankLimits.lines) throw new BankFileError('too-many');
      this.wholes.push({ amount: amountOf(element).amount, isCredit: textAt(element, 'CdtDbtInd') === 'CRDT' });
      return true;
    }
    if (depth === 2 && element.name === 'Stmt') this.end(element);
    return depth === 2;
  }

  private end(statement: XmlElement): void {
    const account = accountOf(statement);
    // One file may hold a statement for each day, but not those of two accounts.
    if (this.account !== '' && account !== this.account) throw new BankFileError('not-camt');
    this.account = account;
    const all = this.wholes.map(({ amount }) => amount);
    const credits = this.wholes.filter(({ isCredit }) => isCredit).map(({ amount }) => amount);
    this.isInconsistent ||=
      isOff(totalsOf(statement, 'TtlNtries'), all) || isOff(totalsOf(statement, 'TtlCdtNtries'), credits);
    this.wholes = [];
  }
}

/**
 * The entries of a `camt.053` file of version 001.02 to 001.10.
 * @throws BankFileError
 */
export const camtEntries = (text: string): BankEntries => {
  const reader = new CamtReader();
  reader.read(text);
  if (reader.entries.length === 0) throw new BankFileError('no-entries');
  const { entries, account, isInconsistent } = reader;
  return { format: 'camt.053', account, entries, isInconsistent };
};
