/**
 * Subjects on which the instances of a service are known. An instance publishes `alive` and `stopped` of its own service
 * and listens at its own `ping`; whoever calls services listens to the first two and publishes the last.
 */
export const instanceSubjects = {
  /** Said at the start and every second; the body is the instance's id. */
  alive: (service: string) => `instance.${service}.alive`,
  /** Said when it has answered everything and goes; the body is the instance's id. */
  stopped: (service: string) => `instance.${service}.stopped`,
  /** Listened to as long as the instance may still answer: when nobody does, the broker itself says that it is gone. */
  ping: (service: string, id: string) => `instance.${service}.ping.${id}`,
} as const;
