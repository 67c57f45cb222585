import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { ivaOf, priceLabel } from './price-text.ts';

const CASES = 20_000;
/** Up to a hundred million pesos, in centavos; negative amounts are refunds. */
const price = fc.integer({ min: 0, max: 10_000_000_000 });

/** The net price by whole numbers alone: the nearest centavo, half a centavo up. */
const netOf = (centavos: number): bigint => (BigInt(centavos) * 200n + 116n) / 232n;
/** Thousands by commas, without a library of formats. */
const grouped = (pesos: bigint): string => pesos.toString().replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');

describe(`money is exact (DAT-11), in ${CASES} generated cases`, () => {
  it('net price and IVA are whole centavos that add up, and the nearest there are', () => {
    fc.assert(
      fc.property(price, (centavos) => {
        const { net, iva } = ivaOf(centavos);
        return BigInt(net) === netOf(centavos) && net + iva === centavos && Number.isSafeInteger(iva);
      }),
      { numRuns: CASES },
    );
  });

  it('splits a refund as the payment', () => {
    fc.assert(
      fc.property(price, (centavos) => {
        const { net, iva } = ivaOf(-centavos);
        return net + iva === -centavos && Math.abs(net + Number(netOf(centavos))) <= 1;
      }),
      { numRuns: CASES },
    );
  });

  it('a price in whole pesos is shown without decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        (pesos) => priceLabel({ price: pesos * 100 }) === `$${grouped(BigInt(pesos))}`,
      ),
      { numRuns: CASES },
    );
  });
});
