/** A server that programs of ours depend on. */
export type BackingServer = 'postgres' | 'nats' | 'redis' | 'smtp';
