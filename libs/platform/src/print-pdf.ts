import { createRequire } from 'node:module';
import type { createPdf } from 'pdfmake';

/** A document for the printer, set in Roboto. */
export type PdfDocument = Parameters<typeof createPdf>[0];

/**
 * A document as PDF. The printer and its fonts are loaded with the first one: few people ever ask for it. It reads its own
 * fonts and nothing else, neither from this machine nor from the network.
 */
export const printPdf = async (document: PdfDocument): Promise<Buffer> => {
  const { default: printer } = await import('pdfmake');
  const fonts = createRequire(import.meta.url)
    .resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf')
    .replace('Regular.ttf', '');
  printer.setUrlAccessPolicy(() => false);
  printer.setLocalAccessPolicy((path) => path.startsWith(fonts));
  printer.setFonts({ Roboto: { normal: `${fonts}Regular.ttf`, bold: `${fonts}Medium.ttf` } });
  return printer.createPdf(document).getBuffer();
};
