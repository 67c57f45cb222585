import { describe, expect, it } from '@jest/globals';
import { BankFileError } from './bank-entries.ts';
import { camtEntry, camtFile } from './camt.fixtures.ts';
import { camtEntries } from './camt-entries.ts';

const problemOf = (text: string): string => {
  try {
    camtEntries(text);
    return 'none';
  } catch (error) {
    return error instanceof BankFileError ? error.problem : String(error);
  }
};
const part = (amount: string, payer: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>E-${payer}</EndToEndId></Refs><Amt Ccy="MXN">${amount}</Amt>${more}
   <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Curso</Ustrd><Ustrd>de IA</Ustrd></RmtInf></TxDtls>`;

describe('entries of camt.053', () => {
  it('contain day, amount, name and text', () => {
    const details = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>Cl&#237;nica S&amp;J</Nm></Dbtr></RltdPties><RmtInf><Ustrd><![CDATA[Pago <1>]]></Ustrd></RmtInf></TxDtls>`;
    const { account, entries, isInconsistent } = camtEntries(camtFile([camtEntry({ details, reference: 'R-7' })]));
    expect([account, isInconsistent]).toEqual(['012180001234567895', false]);
    expect(entries).toEqual([
      {
        ...{ isCredit: true, isReversal: false, isBooked: true, bookedOn: '2026-11-03', amount: 1_200.5 },
        ...{ currency: 'MXN', payer: 'Clínica S&J', text: 'Pago <1>', reference: '', bankReference: 'R-7' },
      },
    ]);
  });

  it.each(['02', '04', '06', '08', '10'])('are read of version 001.%s', (version) => {
    const isNew = version >= '08';
    const party = isNew ? '<Pty><Nm>Mar Azul</Nm></Pty>' : '<Nm>Mar Azul</Nm>';
    const details = `<TxDtls><RltdPties><Dbtr>${party}</Dbtr></RltdPties></TxDtls>`;
    const status = isNew ? '<Cd>BOOK</Cd>' : 'BOOK';
    const { entries } = camtEntries(camtFile([camtEntry({ details, status })], { version }));
    expect(entries).toMatchObject([{ payer: 'Mar Azul', isBooked: true }]);
  });

  it('are the parts of a batch where these add up to it, else the batch', () => {
    const details = part('400.25', 'Uno') + part('800.25', 'Dos');
    expect(camtEntries(camtFile([camtEntry({ details, reference: 'B' })])).entries).toMatchObject([
      { amount: 400.25, payer: 'Uno', text: 'Curso de IA', reference: 'E-Uno', bankReference: 'B' },
      { amount: 800.25, payer: 'Dos', reference: 'E-Dos', bankReference: 'B' },
    ]);
    const short = part('400.25', 'Uno') + part('800.24', 'Dos');
    expect(camtEntries(camtFile([camtEntry({ details: short })])).entries).toMatchObject([
      { amount: 1_200.5, payer: '', text: 'Curso de IA Curso de IA' },
    ]);
    const mixed = part('400.25', 'Uno') + part('800.25', 'Dos', '<CdtDbtInd>DBIT</CdtDbtInd>');
    expect(camtEntries(camtFile([camtEntry({ details: mixed })])).entries).toHaveLength(1);
  });

  it('mark withdrawals, reversals, and unbooked entries', () => {
    const entries = [
      camtEntry({ way: 'DBIT' }),
      camtEntry({ more: '<RvslInd>true</RvslInd>' }),
      camtEntry({ status: 'PDNG' }),
      camtEntry({ amount: '-5', day: '2026-02-31' }),
    ];
    const read = camtEntries(camtFile(entries)).entries;
    expect(read.map(({ isCredit, isReversal, isBooked }) => [isCredit, isReversal, isBooked])).toEqual([
      [false, false, true],
      [true, true, true],
      [true, false, false],
      [true, false, true],
    ]);
    expect(read[3]).toMatchObject({ amount: Number.NaN, bookedOn: undefined });
  });

  it.each([
    ['<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>1200.50</Sum></TtlCdtNtries>', false],
    ['<TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries>', false],
    ['<TtlCdtNtries><Sum>1200.51</Sum></TtlCdtNtries>', true],
    ['<TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries>', true],
  ])('are compared with the totals in the file: %s', (totals, isInconsistent) => {
    const summary = `<TxsSummry>${totals}</TxsSummry>`;
    const file = camtFile([camtEntry(), camtEntry({ way: 'DBIT', amount: '1' })], { summary });
    expect(camtEntries(file).isInconsistent).toBe(isInconsistent);
  });
});

describe('a file is refused', () => {
  const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each([
    ['a document type, with entities or without', camtFile([camtEntry()], { head: bomb }), 'doctype'],
    ['one from elsewhere', camtFile([], { head: '<!DOCTYPE d SYSTEM "file:///etc/passwd">' }), 'doctype'],
    ['one behind a long comment', camtFile([], { head: `<!--${'x'.repeat(9_000)}-->${bomb}` }), 'doctype'],
    ['an entity that is none of XML', camtFile([camtEntry({ day: '&x;' })]), 'xml'],
    ['a cut file', camtFile([camtEntry()]).slice(0, -40), 'xml'],
    ['elements 41 deep', camtFile([camtEntry({ details: '<a>'.repeat(36) + '</a>'.repeat(36) })]), 'xml'],
    ['another version', camtFile([camtEntry()], { version: '11' }), 'not-camt'],
    ['another message', camtFile([camtEntry()]).replace('camt.053', 'camt.054'), 'not-camt'],
    ['another root', '<html xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"></html>', 'not-camt'],
    ['no entries', camtFile([]), 'no-entries'],
    ['too many entries', camtFile(Array.from({ length: 5_001 }, () => '<Ntry/>')), 'too-many'],
  ])('for %s', (_, text, problem) => expect(problemOf(text)).toBe(problem));
});
