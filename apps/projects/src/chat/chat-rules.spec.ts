import { describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { CHAT_CHANGEABLE_MS } from '@nivel/contracts/projects/chat-values';
import { checkChangeable, checkedMessageEdit } from './chat-rules.ts';

const createdAt = new Date('2026-11-01T10:00:00.000Z');
const after = (ms: number): Date => new Date(createdAt.getTime() + ms);
const stored = { authorId: 'ana', createdAt, text: 'Hola', version: 2, isDeleted: false };
const codeOf = (act: () => unknown): string => {
  try {
    return String(act());
  } catch (error) {
    return error instanceof AppError ? error.definition.code : String(error);
  }
};
const edited = (text: string, base_version = 2, who = 'ana', now = after(0), values: Partial<typeof stored> = {}) =>
  codeOf(() => checkedMessageEdit({ ...stored, ...values }, { userId: who, now }, { text, base_version }));

describe('a message', () => {
  it('is changed by who wrote it for 15 minutes, and not a moment longer', () => {
    expect(codeOf(() => checkChangeable(stored, 'ana', after(CHAT_CHANGEABLE_MS)))).toBe('undefined');
    expect(codeOf(() => checkChangeable(stored, 'ana', after(CHAT_CHANGEABLE_MS + 1)))).toBe('message_too_old');
    expect(codeOf(() => checkChangeable(stored, 'beto', after(0)))).toBe('not_your_message');
  });

  it('accepts an edit of the version that was read, and the same edit again however late', () => {
    expect(edited('Otra')).toBe('true');
    expect(edited('Otra', 1)).toBe('message_changed');
    expect(edited('Hola', 1, 'ana', after(CHAT_CHANGEABLE_MS * 2))).toBe('false');
    expect(edited('Hola', 2, 'beto')).toBe('not_your_message');
    expect(edited('Otra', 2, 'ana', after(CHAT_CHANGEABLE_MS * 2))).toBe('message_too_old');
    expect(edited('Otra', 2, 'ana', after(0), { isDeleted: true })).toBe('message_not_found');
  });
});
