import { AuthError, noAnswer, readAuthError } from './auth-error.ts';

interface AuthCall {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly token?: string;
}

/**
 * One call to the auth door. `x-use-cookie` asks the gateway to keep the refresh token in a cookie that scripts cannot read.
 *
 * @throws AuthError for every refusal, and with code `no_answer` when nothing answers
 */
export const callAuth = async (path: `/${string}`, { method = 'POST', body, query, token }: AuthCall): Promise<unknown> => {
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  let response: Response;
  try {
    response = await fetch(`/auth/v1${path}${search}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'x-supabase-api-version': '2024-01-01',
        'x-use-cookie': '1',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (error) {
    throw new AuthError(noAnswer, 0, error instanceof Error ? error.message : 'No answer');
  }
  if (!response.ok) throw await readAuthError(response);
  return response.status === 204 ? null : response.json();
};
