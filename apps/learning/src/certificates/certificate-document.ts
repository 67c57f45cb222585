import type { Content } from 'pdfmake';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { certificateNumberText } from '@nivel/contracts/learning/certificate-values';
import type { issueCertificate } from '@nivel/contracts/learning/issue-certificate.operation';
import type { PdfDocument } from '@nivel/platform/print-pdf';
import { certificateTexts, type CertificateLocale, type CertificateTexts } from './certificate-texts.ts';

type Certificate = OutputOf<typeof issueCertificate>;

/** A4, landscape, in points. */
const PAGE = { width: 842, height: 595 };
const MARGIN = 72;
const INK = '#17323a';
const ACCENT = '#0f766e';
const SOFT = '#51666d';
/** Code points of a name that fit on a line in large letters. */
const SHORT_NAME = 34;

const rectangle = (inset: number, lineWidth: number) =>
  ({
    ...{ type: 'rect' as const, x: inset, y: inset, w: PAGE.width - 2 * inset, h: PAGE.height - 2 * inset },
    ...{ r: 10, lineWidth, lineColor: ACCENT },
  }) as const;

/** The address of the verification: in words, as a link and as a code for a phone's camera. */
const foot = (number: string, address: string, texts: CertificateTexts): Content => ({
  absolutePosition: { x: MARGIN, y: PAGE.height - MARGIN - 96 },
  columns: [
    {
      width: '*',
      margin: [0, 40, 0, 0],
      alignment: 'left',
      stack: [
        { text: `${texts.number} ${certificateNumberText(number)}`, bold: true, fontSize: 12, margin: [0, 0, 0, 6] },
        { text: texts.verify, style: 'note' },
        { text: address, link: address, style: 'note', color: ACCENT },
      ],
    },
    { width: 96, qr: address, fit: 96, foreground: INK },
  ],
});

/**
 * The content of a certificate, on one page.
 *
 * @param address where anybody may verify it
 */
export const certificateDocument = (
  certificate: Certificate,
  { locale, address }: { readonly locale: CertificateLocale; readonly address: string },
): PdfDocument => {
  const texts = certificateTexts[locale];
  const { level_id: levelId, level_name: levelName, holder_name: name } = certificate;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const issued = days.format(new Date(`${certificate.issued_on}T00:00:00Z`));
  return {
    info: { title: `${texts.title} ${levelId} · ${name}`, author: 'Nivel' },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: MARGIN,
    background: { canvas: [rectangle(24, 2), rectangle(32, 0.5)] },
    content: [
      { text: 'Nivel', fontSize: 22, bold: true, color: ACCENT },
      { text: texts.title, fontSize: 40, bold: true, margin: [0, 6, 0, 34] },
      { text: texts.states, color: SOFT },
      { text: name, bold: true, fontSize: [...name].length > SHORT_NAME ? 22 : 34, margin: [0, 14, 0, 16] },
      { text: texts.completed, color: SOFT },
      { text: `${levelId} · ${levelName}`, bold: true, fontSize: 22, margin: [0, 10, 0, 16] },
      { text: texts.on(issued), color: SOFT },
      foot(certificate.number, address, texts),
    ],
    styles: { note: { fontSize: 10, color: SOFT } },
    defaultStyle: { font: 'Roboto', fontSize: 14, alignment: 'center', color: INK },
  };
};
