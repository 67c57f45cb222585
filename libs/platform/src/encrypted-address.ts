const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address of another server in a setting, if browsers and this installation reach it encrypted, or if it is on this machine.
 * Null for everything else, also for an address with a password or a fragment.
 */
export const encryptedAddress = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isReachable = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.includes(url.hostname));
  return isReachable && url.hash === '' && url.username === '' && url.password === '' ? url : null;
};
