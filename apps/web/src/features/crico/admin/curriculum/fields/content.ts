/** A content, or something in it, as the service sends it. */
export type Content = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
