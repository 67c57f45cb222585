import type { Plan } from './plan.ts';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });

/** `Gratis`, or the price in Mexican Spanish without decimals. */
export const priceLabel = (plan: Pick<Plan, 'price'>): string =>
  plan.price === 0 ? 'Gratis' : pesos.format(plan.price / 100);

/** `1 día de prueba gratis`, `n días de prueba gratis`, or null where a plan has no trial. */
export const trialText = (trialDays: number): string | null => {
  if (trialDays === 0) return null;
  return trialDays === 1 ? '1 día de prueba gratis' : `${String(trialDays)} días de prueba gratis`;
};

const ivaPercent = 16;

/** The IVA in a price in centavos (16 %, included), to the centavo: both parts always add up to the price. */
export const ivaOf = (price: number): { net: number; iva: number } => {
  const net = Math.round((price * 100) / (100 + ivaPercent));
  return { net, iva: price - net };
};
