import { countRefused, type Refusals } from '../measuring.ts';
import { median, round, table } from './figures.ts';
import type { Side, Work } from './generator.ts';
import type { Outcome } from './load.ts';

/** The cost of one kind of work on both sides. */
export interface LoadRow {
  readonly name: Work;
  readonly connections: number;
  readonly rate: number;
  readonly baselineRate: number;
  readonly ratio: number;
  readonly p99: number;
  readonly baselineP99: number;
  /** Requests of both sides that were refused or failed; no figure counts them. */
  readonly refused: number;
}

/**
 * Fires at both sides in turns and compares them.
 * @throws Error when not one repetition had an answer from both
 */
export const loadRow = async (
  name: Work,
  connections: number,
  repetitions: number,
  refused: Refusals,
  fire: (side: Side) => Promise<Outcome>,
): Promise<LoadRow> => {
  const pairs: Record<Side, Outcome>[] = [];
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const pair = { ours: await fire('ours'), baseline: await fire('baseline') };
    for (const [side, { refused, firstRefused }] of Object.entries(pair))
      for (const [status, count] of Object.entries(refused)) countRefused(`${side} ${status}`, firstRefused, count);
    if (pair.ours.requests > 0 && pair.baseline.requests > 0) pairs.push(pair);
  }
  if (pairs.length === 0) throw new Error('no request was answered as it had to be');
  const middle = (side: Side, of: 'rate' | 'p99'): number => median(pairs.map((pair) => pair[side][of]));
  return {
    name,
    connections,
    rate: round(middle('ours', 'rate'), 0),
    baselineRate: round(middle('baseline', 'rate'), 0),
    ratio: round(median(pairs.map(({ ours, baseline }) => ours.rate / baseline.rate)), 3),
    p99: round(middle('ours', 'p99'), 2),
    baselineP99: round(middle('baseline', 'p99'), 2),
    refused: refused.total,
  };
};

/** A table for people. */
export const loadTable = (rows: readonly LoadRow[]): string =>
  table([
    ['name', 'connections', 'rate/s', 'baseline/s', 'ratio', 'p99 ms', 'baseline p99 ms', 'p99 ratio', 'refused'],
    ...rows.map((row) => [
      row.name,
      row.connections,
      row.rate,
      row.baselineRate,
      row.ratio.toFixed(2),
      row.p99.toFixed(1),
      row.baselineP99.toFixed(1),
      (row.p99 / row.baselineP99).toFixed(2),
      row.refused,
    ]),
  ]);
