import type { PaidTier } from '@nivel/contracts/billing/plan';
import { plans } from '@nivel/contracts/billing/plans';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { Locale } from '@nivel/contracts/emails/bilingual';

/** The subscription in the settings: the payment, and how to cancel. */
export const SUBSCRIPTION_PAGE = '/dashboard/ajustes#suscripcion';

/** The plan as offered: its name is the same in both languages. */
export const planName = (tier: PaidTier): string => `Nivel ${plans[tier].name}`;

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** An amount in centavos, to the centavo: `$799.00 MXN`. */
export const money = (amount: number): string => `${pesos.format(amount / 100)} MXN`;

/** An amount with what of it is IVA. */
export const withIva = (amount: number, locale: Locale): string => {
  const { iva } = ivaOf(amount);
  return locale === 'en'
    ? `${money(amount)} (of which ${money(iva)} is IVA)`
    : `${money(amount)} (incluye ${money(iva)} de IVA)`;
};

/** A day where the reader lives: `viernes, 4 de diciembre de 2026`. */
export const dayOf = (moment: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(new Date(moment));

/** The same with the hour; in Spanish without `p. m.`, whose full stop would meet that of the sentence. */
export const momentOf = (moment: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone },
    ...(locale === 'es-MX' && { hourCycle: 'h23' }),
  }).format(new Date(moment));
