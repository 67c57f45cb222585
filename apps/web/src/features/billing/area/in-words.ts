import { ClientError } from '@nivel/client/client-error';
import { currentLocale } from '../../../shell/language/locale.ts';
import type { BillingMessages } from './messages/es-mx.ts';

/** Why something failed, in words. */
export const failureText = (text: BillingMessages, error: unknown): string => {
  const code = error instanceof ClientError ? error.code : '';
  return text.failures[code] ?? text.unknownFailure;
};

/** Centavos as pesos, to the centavo. */
export const pesos = (centavos: number): string =>
  (centavos / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });

/** Centavos as whole pesos, such as a limit. */
export const wholePesos = (centavos: number): string =>
  (centavos / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });

/** The day of a moment, such as `7 de diciembre de 2026`. */
export const dayOf = (moment: string | number): string =>
  new Date(moment).toLocaleDateString(currentLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
