import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchProposals } from './match-proposals.ts';
import type { MatchedLine, MatchedPayment } from './match-score.ts';
import { matchedWords, tellingWords } from './matched-words.ts';

const aLine = (id: string, said: string, values: Partial<MatchedLine> = {}): MatchedLine => ({
  ...{ id, position: Number(id.slice(1)), bookedOn: '2026-11-02', amount: 100_000, currency: 'MXN' },
  words: new Set(matchedWords(said)),
  ...values,
});
const aPayment = (id: string, client: string, values: Partial<MatchedPayment> = {}): MatchedPayment => ({
  ...{ id, contractId: `c-${id}`, open: 100_000, currency: 'MXN', dueDate: '2026-11-01' },
  ...{ client: tellingWords(client), contract: tellingWords('Curso de IA') },
  ...values,
});
const proposed = (lines: readonly MatchedLine[], payments: readonly MatchedPayment[]) =>
  Object.fromEntries(
    [...matchProposals(lines, payments)].map(([id, one]) => [
      id,
      one.proposed.map((payment) => payment.id).join(' ') || null,
    ]),
  );
const sums = (line: MatchedLine, payments: readonly MatchedPayment[]) =>
  (matchProposals([line], payments).get(line.id)?.sums ?? []).map((sum) => sum.payments.map(({ id }) => id).join(' '));
const offered = (line: MatchedLine, payments: readonly MatchedPayment[]) =>
  (matchProposals([line], payments).get(line.id)?.offers ?? []).map(({ payment, reasons }) => [payment.id, reasons]);

describe('the payment of a line', () => {
  it('is the one of its amount, client and day, ignoring accents, capitals and company forms', () => {
    const line = aLine('l0', 'SPEI RECIBIDO CLINICA SAN JOSE CURSO DE IA');
    const payments = [aPayment('p', 'Clínica San José, S.A. de C.V.'), aPayment('q', 'Mar Azul')];
    expect(proposed([line], payments)).toEqual({ l0: 'p' });
    expect(offered(line, payments)).toEqual([
      ['p', ['amount', 'client', 'contract', 'day']],
      ['q', ['amount', 'contract', 'day']],
    ]);
  });

  it('may be more than is received: then it is a part, offered where client or contract are named', () => {
    const line = aLine('l0', 'Clínica San José', { amount: 40_000 });
    expect(offered(line, [aPayment('p', 'Clínica San José')])).toEqual([['p', ['part', 'client', 'day']]]);
    expect(offered(line, [aPayment('p', 'Otra')])).toEqual([]);
  });

  it('is never of another currency, nor less than the line', () => {
    const line = aLine('l0', 'Clínica San José');
    const others = [
      aPayment('p', 'Clínica San José', { currency: 'USD' }),
      aPayment('q', 'Clínica San José', { open: 99_999 }),
    ];
    expect(offered(line, others)).toEqual([]);
  });

  it('is proposed of a name alone only where all of it is there', () => {
    const payments = [aPayment('p', 'Clínica San José')];
    expect(proposed([aLine('l0', 'Clínica del Norte')], payments)).toEqual({ l0: null });
    expect(proposed([aLine('l0', '1000.00', { bookedOn: '2026-11-01' })], payments)).toEqual({ l0: null });
  });

  it('is for a person to choose where two are as likely', () => {
    const line = aLine('l0', 'Mar Azul', { bookedOn: '2026-11-15' });
    const twins = [aPayment('p', 'Mar Azul'), aPayment('q', 'Mar Azul', { dueDate: '2026-11-30' })];
    expect(proposed([line], twins)).toEqual({ l0: null });
    expect(offered(line, twins)).toHaveLength(2);
  });

  it('is for a person to choose where an earlier one of the same contract is due as well', () => {
    const line = aLine('l0', 'Mar Azul');
    const months = ['2026-10-01', '2026-11-01'].map((dueDate) => aPayment(dueDate, 'Mar Azul', { dueDate }));
    const shared = months.map((one) => ({ ...one, contractId: 'c' }));
    expect(proposed([line], shared)).toEqual({ l0: null });
    expect(proposed([line], shared.slice(1))).toEqual({ l0: '2026-11-01' });
  });

  it('is proposed to one line: of two that are alike to neither, of two months to each its own', () => {
    const payments = ['2026-10-01', '2026-11-01'].map((dueDate) =>
      aPayment(dueDate, 'Mar Azul', { dueDate, contractId: 'c' }),
    );
    const twins = [aLine('l0', 'Mar Azul'), aLine('l1', 'Mar Azul')];
    expect(proposed(twins, payments.slice(1))).toEqual({ l0: null, l1: null });
    // Banks list the newest first.
    const months = [aLine('l0', 'Mar Azul'), aLine('l1', 'Mar Azul', { bookedOn: '2026-10-02' })];
    expect(proposed(months, payments)).toEqual({ l0: '2026-11-01', l1: '2026-10-01' });
  });
});

describe('several payments of a line', () => {
  const months = (...opens: readonly number[]) =>
    opens.map((open, at) => aPayment(`p${at}`, 'Mar Azul', { open, dueDate: `2026-1${at}-01`, contractId: 'c' }));

  it('are those of one client that add up to it, proposed where there is one way only', () => {
    const line = aLine('l0', 'MAR AZUL SA', { amount: 250_000 });
    expect(proposed([line], months(100_000, 150_000))).toEqual({ l0: 'p0 p1' });
    const ways = [...months(100_000, 150_000), aPayment('q', 'Mar Azul', { open: 150_000 })];
    expect(sums(line, ways)).toEqual(['p0 q', 'p0 p1']);
    expect(proposed([line], ways)).toEqual({ l0: null });
  });

  it('are at most four, of alike ones the earliest', () => {
    const alike = Array.from({ length: 6 }, (_, at) =>
      aPayment(`p${at}`, 'Mar Azul', { dueDate: `2026-0${at + 3}-01`, contractId: 'c' }),
    );
    expect(sums(aLine('l0', 'Mar Azul', { amount: 300_000 }), alike.toReversed())).toEqual(['p0 p1 p2']);
    expect(sums(aLine('l0', 'Mar Azul', { amount: 500_000 }), alike)).toEqual([]);
  });

  it('are never of two clients or currencies, nor of a client that is not named in whole', () => {
    const payments = months(100_000, 150_000);
    const mixed = (values: Partial<MatchedPayment>) =>
      payments.map((one, at) => (at === 0 ? one : { ...one, ...values }));
    const line = aLine('l0', 'MAR AZUL', { amount: 250_000 });
    expect(sums(line, mixed({ currency: 'USD' }))).toEqual([]);
    expect(sums(line, mixed({ client: tellingWords('Mar') }))).toEqual([]);
    expect(sums(aLine('l0', 'Mar', { amount: 250_000 }), payments)).toEqual([]);
  });

  it('are for a person to choose where one payment may be it, or another line wants one of them', () => {
    const line = aLine('l0', 'Mar Azul', { amount: 250_000 });
    const payments = months(100_000, 150_000);
    expect(proposed([line], [...payments, aPayment('q', 'Otro', { open: 250_000 })])).toEqual({ l0: null });
    const rival = aLine('l1', 'Mar Azul', { amount: 250_000, bookedOn: '2026-11-05' });
    expect(proposed([line, rival], payments)).toEqual({ l0: null, l1: null });
    const single = aLine('l1', 'Mar Azul', { bookedOn: '2026-10-01' });
    expect(proposed([line, single], payments)).toEqual({ l0: null, l1: 'p0' });
  });
});

const clients = ['Mar Azul', 'Cerro Azul', 'Clínica San José', 'Sol'];
const lines = fc.array(
  fc.record({
    said: fc.constantFrom(...clients, 'SPEI', ''),
    amount: fc.constantFrom(50, 100, 150, 300),
    day: fc.integer({ min: 1, max: 28 }),
    currency: fc.constantFrom('MXN' as const, 'USD' as const),
  }),
  { maxLength: 14 },
);
const payments = fc.array(
  fc.record({
    client: fc.constantFrom(...clients),
    open: fc.constantFrom(50, 100, 150, 300),
    day: fc.integer({ min: 1, max: 28 }),
    contract: fc.integer({ min: 0, max: 3 }),
    currency: fc.constantFrom('MXN' as const, 'USD' as const),
  }),
  { maxLength: 14 },
);
const dayOf = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;

it('never proposes more of a payment than is open, another currency, or payments that are not offered (300 random books)', () => {
  fc.assert(
    fc.property(lines, payments, (someLines, somePayments) => {
      const open = somePayments.map(({ client, open: left, day, contract, currency }, at) =>
        aPayment(`p${at}`, client, { open: left, dueDate: dayOf(day), contractId: `c${contract}`, currency }),
      );
      const given = someLines.map(({ said, amount, day, currency }, at) =>
        aLine(`l${at}`, said, { amount, bookedOn: dayOf(day), currency }),
      );
      const left = new Map(open.map((payment) => [payment.id, payment.open]));
      const proposals = matchProposals(given, open);
      expect(proposals.size).toBe(given.length);
      for (const line of given) {
        const {
          offers,
          sums: added,
          proposed: best,
        } = proposals.get(line.id) ?? { offers: [], sums: [], proposed: [] };
        for (const { payments: some } of added) {
          expect(new Set(some).size).toBe(some.length);
          expect(some.length >= 2 && some.length <= 4).toBe(true);
          expect(some.reduce((sum, payment) => sum + payment.open, 0)).toBe(line.amount);
          expect(new Set(some.map(({ client, currency }) => `${currency} ${client.join(' ')}`)).size).toBe(1);
        }
        expect(best.every((payment) => payment.currency === line.currency)).toBe(true);
        if (best.length === 1) expect(offers[0]?.payment).toBe(best[0]);
        if (best.length > 1) expect(added.map((sum) => sum.payments)).toEqual([best]);
        for (const payment of best)
          left.set(payment.id, (left.get(payment.id) ?? 0) - (best.length === 1 ? line.amount : payment.open));
      }
      expect([...left.values()].every((amount) => amount >= 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
