import { downloadFile } from './download-file.ts';

interface PrintedPdf {
  readonly file_name: string;
  readonly pdf_base64: string;
}

/** Gives the browser a PDF that a service printed. */
export const downloadPdf = ({ file_name: name, pdf_base64: base64 }: PrintedPdf): void => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  downloadFile(name, bytes, 'application/pdf');
};
