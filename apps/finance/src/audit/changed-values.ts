import type { AuditValues } from './audit.repository.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ between two states of a row; null where none does. */
export const changedValues = <Row extends object>(
  before: Row,
  after: Row,
): { readonly before: AuditValues; readonly after: AuditValues } | null => {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([field, value]) => !isSame(was.get(field), value));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, was.get(field) ?? null])),
    after: Object.fromEntries(changed),
  };
};
