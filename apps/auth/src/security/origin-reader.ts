import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import ipaddr from 'ipaddr.js';
import { Reader, type Response } from 'mmdb-lib';
import { z } from 'zod';
import type { SessionOrigin } from '@nivel/contracts/auth/session-origin';

const countryRow = z.object({ country_code: z.string().length(2) });

/** Allocations of the regional registries, public domain: the country of each network. */
const COUNTRIES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const LONGEST_AGENT = 255;
const DEVICES = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' } as const;

/** Describes the origin of a request in terms that a person recognizes. Unknown parts stay empty. */
@Injectable()
export class OriginReader {
  private countries: Reader<Response> | undefined;

  read(userAgent: string | undefined, address: string | null): SessionOrigin {
    return { ...deviceOf((userAgent ?? '').slice(0, LONGEST_AGENT)), ...this.placeOf(address) };
  }

  private placeOf(address: string | null): Pick<SessionOrigin, 'network' | 'country'> {
    if (address === null || !ipaddr.isValid(address)) return { network: 'unknown', country: null };
    const known = ipaddr.process(address);
    if (known.range() !== 'unicast') return { network: 'local', country: null };
    // Eight megabytes, read at the first request from a public address.
    this.countries ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(COUNTRIES)));
    const row = countryRow.safeParse(this.countries.get(known.toString()));
    return { network: 'public', country: row.success ? row.data.country_code : null };
  }
}

const deviceOf = (userAgent: string): Pick<SessionOrigin, 'browser' | 'system' | 'device'> => {
  if (userAgent === '') return { browser: '', system: '', device: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const type = platform.type as keyof typeof DEVICES | undefined;
  return {
    browser: (browser.name ?? '').slice(0, 40),
    system: (os.name ?? '').slice(0, 40),
    device: (type && DEVICES[type]) ?? 'other',
  };
};
