import { it } from '@jest/globals';
import fc from 'fast-check';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import { money, withIva } from './payment-words.ts';

const CASES = 20_000;
const grouped = (pesos: string): string => pesos.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
/** Written independently, from the digits alone. */
const plain = (centavos: number): string => {
  const digits = String(centavos).padStart(3, '0');
  return `$${grouped(digits.slice(0, -2))}.${digits.slice(-2)} MXN`;
};

it(`an amount is written to the centavo, and its IVA beside it (DAT-11), in ${CASES} generated cases`, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (centavos) =>
        money(centavos) === plain(centavos) &&
        withIva(centavos, 'es-MX') === `${plain(centavos)} (incluye ${plain(ivaOf(centavos).iva)} de IVA)`,
    ),
    { numRuns: CASES },
  );
});
