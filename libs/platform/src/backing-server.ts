/** A server that programs of ours stand on. */
export type BackingServer = 'postgres' | 'nats' | 'redis' | 'smtp';
