import {
  Counter,
  type CounterConfiguration,
  Histogram,
  type HistogramConfiguration,
  type Metric,
  register,
} from 'prom-client';

// A process may load a module twice, as tests do; a name is registered once.
const known = <M extends Metric>(name: string, make: () => M): M =>
  (register.getSingleMetric(name) as M | undefined) ?? make();

/** The counter of this name in this process. */
export const counter = <L extends string>(told: CounterConfiguration<L>): Counter<L> =>
  known(told.name, () => new Counter(told));

/** The histogram of this name in this process; its values are seconds if its name ends so. */
export const histogram = <L extends string>(told: HistogramConfiguration<L>): Histogram<L> =>
  known(told.name, () => new Histogram(told));
