import type { Operation } from '@nivel/contracts/kernel/operation';

const decoder = new TextDecoder();

/** Whether a call may be repeated when it is unknown whether it was executed. Only then is the body read. */
export const mayRepeat = ({ repeat }: Operation, body: Uint8Array | string): boolean =>
  typeof repeat === 'string' ? repeat !== 'never' : hasKey(repeat.key, body);

const hasKey = (key: string, body: Uint8Array | string): boolean => {
  try {
    const input: unknown = JSON.parse(typeof body === 'string' ? body : decoder.decode(body));
    return typeof input === 'object' && input !== null && typeof (input as Record<string, unknown>)[key] === 'string';
  } catch {
    return false;
  }
};
