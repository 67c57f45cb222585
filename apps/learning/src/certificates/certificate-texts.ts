/** The languages in which a certificate is printed. */
export type CertificateLocale = 'es-MX' | 'en';

export interface CertificateTexts {
  readonly title: string;
  readonly states: string;
  readonly completed: string;
  readonly on: (day: string) => string;
  readonly number: string;
  readonly verify: string;
}

export const certificateTexts: Readonly<Record<CertificateLocale, CertificateTexts>> = {
  'es-MX': {
    title: 'Certificado',
    states: 'Nivel hace constar que',
    completed: 'completó todas las partes del nivel',
    on: (day) => `Expedido el ${day}`,
    number: 'Folio',
    verify: 'Cualquiera puede verificar este certificado en',
  },
  en: {
    title: 'Certificate',
    states: 'Nivel certifies that',
    completed: 'completed every part of level',
    on: (day) => `Issued on ${day}`,
    number: 'Number',
    verify: 'Anybody can verify this certificate at',
  },
};
