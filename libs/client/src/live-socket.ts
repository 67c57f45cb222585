/** The parts of the library's socket that the connection needs. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Whether it reconnects automatically. */
  readonly active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...words: never[]) => void): unknown;
  emit(event: string, ...words: unknown[]): unknown;
}
