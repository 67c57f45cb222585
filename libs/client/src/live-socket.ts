/** What the connection needs of a socket of the library. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Whether it reconnects automatically. */
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...words: never[]) => void): unknown;
  emit(event: string, ...words: unknown[]): unknown;
}
