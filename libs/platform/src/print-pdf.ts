import { createRequire } from 'node:module';
import type { createPdf } from 'pdfmake';

/** A document for the printer, set in Roboto. */
export type PdfDocument = Parameters<typeof createPdf>[0];

/**
 * Renders a document as PDF. The printer and its fonts are loaded with the first document, because few people ever ask for one.
 * It reads its own fonts and nothing else, neither from this machine nor from the network.
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
