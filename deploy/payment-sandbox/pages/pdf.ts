/** Text in the syntax of PDF: Latin-1, so that Spanish is whole, with its three special signs escaped. */
const escaped = (text: string): string =>
  [...text]
    .map((sign) => ((sign.codePointAt(0) ?? 0) > 255 ? '?' : sign))
    .join('')
    .replaceAll(/[\\()]/g, String.raw`\$&`);

const A4 = '0 0 595 842';
const LEFT = 56;
const TOP = 780;
const LEADING = 22;

/** A page of lines, the first one large, as bytes of a PDF. */
export const pdfOf = (lines: readonly string[]): Buffer => {
  const text = lines
    .map((line, index) => `/F1 ${index === 0 ? 20 : 12} Tf (${escaped(line)}) Tj 0 -${LEADING} Td`)
    .join('\n');
  const content = `BT ${LEFT} ${TOP} Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${A4}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
};
