import { describe, expect, it } from '@jest/globals';
import { OriginReader } from './origin-reader.ts';

const origins = new OriginReader();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('where a request came from', () => {
  it('is described by browser, system and kind of device', () => {
    expect(origins.read(CHROME, null)).toMatchObject({ browser: 'Chrome', system: 'Windows', device: 'desktop' });
    expect(origins.read(PHONE, null)).toMatchObject({ browser: 'Safari', system: 'iOS', device: 'phone' });
    expect(origins.read(undefined, null)).toMatchObject({ browser: '', system: '', device: 'other' });
    expect(origins.read(`curl/8 ${'('.repeat(100_000)}`, null).device).toBe('other');
  });

  it.each([
    ['189.203.0.1', 'public', 'MX'],
    ['::ffff:189.203.0.1', 'public', 'MX'],
    ['2806:2f0::1', 'public', 'MX'],
    ['127.0.0.1', 'local', null],
    ['::1', 'local', null],
    ['192.168.1.4', 'local', null],
    ['fd00::1', 'local', null],
    ['unknown', 'unknown', null],
    [null, 'unknown', null],
  ])('of %s is %s, %s', (address, network, country) => {
    expect(origins.read('', address)).toMatchObject({ network, country });
  });
});
