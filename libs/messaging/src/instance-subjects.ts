/**
 * The subjects by which instances of a service are known. An instance publishes `alive` and `stopped` of its own service and
 * listens on its own `ping`; callers of services subscribe to the first two and publish the last.
 */
export const instanceSubjects = {
  /** Sent at the start and every second; the body is the instance's id. */
  alive: (service: string) => `instance.${service}.alive`,
  /** Published when the instance has answered everything and stops; the body is the instance's id. */
  stopped: (service: string) => `instance.${service}.stopped`,
  /** Subscribed while the instance may still answer: without a subscriber, the broker itself reports that it is gone. */
  ping: (service: string, id: string) => `instance.${service}.ping.${id}`,
} as const;
