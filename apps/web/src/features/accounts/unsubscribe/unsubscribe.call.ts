import { refused } from '@nivel/client/client-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { unsubscribe as Unsubscribe } from '@nivel/contracts/worker/unsubscribe.operation';

/**
 * Posts to the address that e-mail programs use, for the person named by the link: no session is needed, and none is sent.
 * @throws ClientError
 */
export const unsubscribe = async (token: string): Promise<OutputOf<typeof Unsubscribe>> => {
  const response = await fetch(`/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: 'POST' });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response, body);
  return body as OutputOf<typeof Unsubscribe>;
};
