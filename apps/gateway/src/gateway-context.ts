import type { IncomingMessage } from 'node:http';
import type { AccessTokens } from '@nivel/platform/access-token';
import type { EndedSessions } from '@nivel/platform/ended-sessions';
import type { Health } from '@nivel/platform/health-server';
import type { FileStore } from '@nivel/platform/file-store';
import type { Log } from '@nivel/platform/log';
import type { GatewaySettings } from './config.ts';
import { clientAddress } from './http/client-address.ts';
import { Origins, type HeaderList } from './http/origins.ts';
import { dataHeaders } from './http/security-headers.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { ServiceClient } from './service-client.ts';
import { SecurityLog } from './security-log.ts';

interface GatewayParts {
  readonly settings: GatewaySettings;
  readonly log: Log;
  readonly health: Health;
  readonly services: ServiceClient;
  readonly tokens: AccessTokens;
  readonly endedSessions: EndedSessions;
  readonly limits: RequestLimits;
  readonly files: FileStore;
}

/** The shared dependencies of every door. */
export interface GatewayContext extends GatewayParts {
  readonly security: SecurityLog;
  readonly origins: Origins;
  readonly isHttps: boolean;
  /** The headers that every data answer carries. */
  readonly dataHeaders: HeaderList;
  /** The same as name, value, name, value… */
  readonly constantHeaders: readonly string[];
  addressOf(request: IncomingMessage): string;
}

export const gatewayContext = (parts: GatewayParts): GatewayContext => {
  const { PUBLIC_URL, OWN_ORIGINS, FOREIGN_ORIGINS, SECURITY_LOG_LINES, TRUSTED_PROXIES } = parts.settings;
  const isHttps = PUBLIC_URL.startsWith('https:');
  const headers = dataHeaders(isHttps);
  return {
    ...parts,
    security: new SecurityLog(parts.log, SECURITY_LOG_LINES),
    origins: new Origins(PUBLIC_URL, OWN_ORIGINS, FOREIGN_ORIGINS),
    isHttps,
    dataHeaders: headers,
    constantHeaders: Object.entries(headers).flat(),
    addressOf: (request) => clientAddress(request, TRUSTED_PROXIES),
  };
};
