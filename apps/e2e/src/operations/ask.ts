import { addresses } from '../stack/addresses.ts';

/** A response as it came over the wire. */
export interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends a request as any program could. A string `body` is sent unchanged, anything else as JSON. */
export const ask = async (
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Asked> => {
  const response = await fetch(`${addresses().site}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), text, headers: response.headers };
};

/** A token that looks right but has a forged signature. */
export const forged = (token: string): string => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  return `${head}.${claims}.${other}${signature.slice(1)}`;
};
