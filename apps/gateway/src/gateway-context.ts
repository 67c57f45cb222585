import type { IncomingMessage } from 'node:http';
import type { AccessTokens } from '@nivel/platform/access-token';
import type { EndedSessions } from '@nivel/platform/ended-sessions';
import type { Health } from '@nivel/platform/health-server';
import type { Log } from '@nivel/platform/log';
import type { GatewaySettings } from './config.ts';
import { clientAddress } from './http/client-address.ts';
import { Origins, type HeaderList } from './http/origins.ts';
import { dataHeaders } from './http/security-headers.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { ServiceClient } from './service-client.ts';
import { SecurityLog } from './security-log.ts';

export interface GatewayParts {
  readonly settings: GatewaySettings;
  readonly log: Log;
  readonly health: Health;
  readonly services: ServiceClient;
  readonly tokens: AccessTokens;
  readonly endedSessions: EndedSessions;
  readonly limits: RequestLimits;
}

/** What every door of the gateway works with. */
export class GatewayContext {
  readonly settings: GatewaySettings;
  readonly log: Log;
  readonly health: Health;
  readonly services: ServiceClient;
  readonly tokens: AccessTokens;
  readonly endedSessions: EndedSessions;
  readonly limits: RequestLimits;
  readonly security: SecurityLog;
  readonly origins: Origins;
  readonly isHttps: boolean;
  /** The headers that every data answer carries. */
  readonly dataHeaders: HeaderList;
  /** The same as name, value, name, value… */
  readonly constantHeaders: readonly string[];

  constructor(parts: GatewayParts) {
    this.settings = parts.settings;
    this.log = parts.log;
    this.health = parts.health;
    this.services = parts.services;
    this.tokens = parts.tokens;
    this.endedSessions = parts.endedSessions;
    this.limits = parts.limits;
    this.security = new SecurityLog(parts.log, parts.settings.SECURITY_LOG_LINES);
    const { PUBLIC_URL, OWN_ORIGINS, FOREIGN_ORIGINS } = parts.settings;
    this.origins = new Origins(PUBLIC_URL, OWN_ORIGINS, FOREIGN_ORIGINS);
    this.isHttps = PUBLIC_URL.startsWith('https:');
    this.dataHeaders = dataHeaders(this.isHttps);
    this.constantHeaders = Object.entries(this.dataHeaders).flat();
  }

  addressOf(request: IncomingMessage): string {
    return clientAddress(request, this.settings.TRUSTED_PROXIES);
  }
}
