/** What a mail's link left behind the `#` of the address. */
export type AuthFragment =
  | { readonly kind: 'none' }
  | { readonly kind: 'session'; readonly refreshToken: string; readonly type: string }
  | { readonly kind: 'error'; readonly code: string };

/** Reads the fragment of the wire contract: a session, a refusal, or nothing of ours. */
export const readAuthFragment = (hash: string): AuthFragment => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const refreshToken = values.get('refresh_token');
  if (refreshToken) return { kind: 'session', refreshToken, type: values.get('type') ?? '' };
  if (values.has('error') || values.has('error_code')) {
    return { kind: 'error', code: values.get('error_code') ?? values.get('error') ?? 'unknown' };
  }
  return { kind: 'none' };
};

/** Takes the fragment out of the address bar and the history before anything else sees it. */
export const takeAuthFragment = (): AuthFragment => {
  const fragment = readAuthFragment(location.hash);
  if (fragment.kind !== 'none') history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
};

/** The page that knows what to do with a fragment: mails of other clients lead to the site and to no page of it. */
export const pageOfFragment = (hash: string): '/verify-email' | '/recover' | null => {
  const fragment = readAuthFragment(hash);
  if (fragment.kind === 'none') return null;
  return fragment.kind === 'session' && fragment.type === 'recovery' ? '/recover' : '/verify-email';
};
