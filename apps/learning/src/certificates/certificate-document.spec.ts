import { describe, expect, it } from '@jest/globals';
import { LONGEST_HOLDER_NAME } from '@nivel/contracts/learning/certificate-values';
import { printPdf } from '@nivel/platform/print-pdf';
import { certificateDocument } from './certificate-document.ts';

const certificate = {
  ...{ number: '0123456789ABCDEF', level_id: 'X100', level_name: 'Fundamentos' },
  ...{ holder_name: 'Ana Ñandú', issued_on: '2026-11-27', revoked_on: null },
};
const address = `https://nivel.example/certificado/${certificate.number}`;
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the document of a certificate', () => {
  it('says who completed what and when, and where that is verified, in both languages', () => {
    const said = (locale: 'es-MX' | 'en') => JSON.stringify(certificateDocument(certificate, { locale, address }));
    for (const text of ['Ana Ñandú', 'X100 · Fundamentos', '27 de noviembre de 2026', 'Folio 0123-4567-89AB-CDEF'])
      expect(said('es-MX')).toContain(text);
    expect(said('en')).toContain('Issued on November 27, 2026');
    expect(said('en').split(`"${address}"`)).toHaveLength(4);
  });

  it('is printed as PDF on one page, however long the name is', async () => {
    const names = ['Ana Ñandú', `${'Wenceslaa '.repeat(10)}`.slice(0, LONGEST_HOLDER_NAME)];
    for (const holder_name of names) {
      const pdf = await printPdf(certificateDocument({ ...certificate, holder_name }, { locale: 'es-MX', address }));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pagesOf(pdf)).toBe(1);
    }
  });
});
