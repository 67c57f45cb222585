import type { BackingServer } from './backing-server.ts';

/** How an address requests encryption and the verification of the certificate, including its name. */
const WANTED: Readonly<Record<BackingServer, string>> = {
  postgres: 'sslmode=verify-full',
  nats: 'tls://',
  redis: 'rediss://',
  smtp: 'smtps://, or requireTLS=true',
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const isEncrypted = (server: BackingServer, { protocol, searchParams: options }: URL): boolean => {
  switch (server) {
    case 'postgres':
      return options.getAll('sslmode').join() === 'verify-full';
    case 'nats':
      return protocol === 'tls:';
    case 'redis':
      return protocol === 'rediss:';
    case 'smtp':
      return (
        (protocol === 'smtps:' || options.getAll('requireTLS').join() === 'true') &&
        !['tls.rejectUnauthorized', 'ignoreTLS', 'secure'].some((option) => options.has(option))
      );
  }
};

/** Addresses of one setting: the broker's may be several. */
const urlsIn = (server: BackingServer, addresses: string): URL[] =>
  (server === 'nats' ? addresses.split(',') : [addresses])
    .map((address) => (address.includes('://') ? address : `${server}://${address}`))
    .flatMap((address) => URL.parse(address) ?? []);

/**
 * The TLS requirement of production that an address does not meet, described without the address, which may contain a password;
 * undefined when it meets all. Loopback needs no TLS, nor do `plaintextHosts`, whose traffic never leaves the machine.
 */
export const missingTls = (
  server: BackingServer,
  addresses: string,
  plaintextHosts: readonly string[],
): string | undefined => {
  const urls = urlsIn(server, addresses);
  if (urls.length === 0) return 'is no address';
  const open = urls.filter(
    (url) => !isEncrypted(server, url) && !LOOPBACK.test(url.hostname) && !plaintextHosts.includes(url.hostname),
  );
  if (open.length === 0) return undefined;
  const hosts = open.map(({ hostname }) => hostname).join(', ');
  return `needs TLS to ${hosts} in production (${WANTED[server]}); PLAINTEXT_HOSTS is for hosts on this machine's private network`;
};

/** The hosts that `PLAINTEXT_HOSTS` names. */
export const plaintextHosts = (env: Readonly<Record<string, string | undefined>>): string[] =>
  (env['PLAINTEXT_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/** The default is production: the strict rules hold. */
export const isProduction = (env: Readonly<Record<string, string | undefined>>): boolean =>
  (env['NODE_ENV'] || 'production') === 'production';
