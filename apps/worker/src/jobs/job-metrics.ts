import { Counter, Gauge, register } from 'prom-client';

const outcomes = new Counter({
  name: 'nivel_jobs_total',
  help: 'Jobs by outcome; given-up needs a person',
  labelNames: ['job', 'outcome'],
});

/** Counts how an attempt at a job ended. */
export const countOutcome = (job: string, outcome: 'done' | 'failed' | 'given-up'): void =>
  outcomes.labels(job, outcome).inc();

/** Shows how many jobs the queue holds, by state. */
export const showQueue = (counts: () => Promise<Record<string, number>>): void => {
  const name = 'nivel_queue_jobs';
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help: 'Jobs in the queue by state',
    labelNames: ['state'],
    async collect() {
      this.reset();
      for (const [state, count] of Object.entries(await counts())) this.labels(state).set(count);
    },
  });
};
