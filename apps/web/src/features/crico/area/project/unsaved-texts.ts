import { useEffect, useEffectEvent } from 'react';

/** Fields whose value is what people typed. */
const typed = new Set(['title', 'name', 'description', 'text', 'notes', 'blocked_reason']);

/** Text typed into custom fields is stored under their ids. */
const isTypedInto = (field: string): boolean => typed.has(field) || isId.test(field);
const isId = /^[0-9a-f]{8}-/;

const textsOf = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string') return isTypedInto(field) && value.trim() !== '' && !isId.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, Array.isArray(value) ? field : name));
};

const fields = new Set<() => string>();

/** Texts that people have typed into a project, and would lose together with their access. */
export const unsavedTexts = {
  /** The texts in open fields. */
  open: (): string[] => [...fields].map((read) => read()).filter((text) => text.trim() !== ''),
  /** In commands. */
  in: (commands: readonly object[]): string[] => commands.flatMap((command) => textsOf(command)),
};

/** A person who loses the right to be in a project while typing is offered this as a copy. */
export const useUnsavedText = (text: string): void => {
  const read = useEffectEvent(() => text);
  useEffect(() => {
    const field = () => read();
    fields.add(field);
    return () => void fields.delete(field);
  }, []);
};
