import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { consumeAssertion } from '@nivel/contracts/auth/consume-assertion.operation';
import { readSamlMetadata } from '@nivel/contracts/auth/read-saml-metadata.operation';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { AuthDoor } from '../../test/auth-door.ts';

let door: AuthDoor;
beforeAll(async () => {
  door = await AuthDoor.open();
});
beforeEach(() => {
  door.beginAnew();
  const redirect = `${TEST_SITE}/after?code=c`;
  door.handleWith(consumeAssertion.name, () => ({ status: 303, redirect, body: null }));
});
afterAll(() => door.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const posted = (body: string, headers: Record<string, string> = {}) =>
  door.post('/sso/saml/acs', { body, headers: { ...FORM, ...headers } });

describe('a door that takes forms', () => {
  it('hands over the fields, the first of a repeated one, with the cookie that comes with forms of other sites', async () => {
    const response = await posted('SAMLResponse=a%2Bb%3D&RelayState=s&RelayState=t&x=%C3%B1+y', {
      origin: 'https://id.example',
      'sec-fetch-site': 'cross-site',
      cookie: '__Host-nivel-sso=browser-0; __Host-nivel-flow=other',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, `${TEST_SITE}/after?code=c`]);
    expect(door.heard[0]?.input).toMatchObject({
      body: { SAMLResponse: 'a+b=', RelayState: 's', x: 'ñ y' },
      headers: { ssoBrowser: 'browser-0' },
    });
    expect(door.heard[0]?.call.token).toBeNull();
  });

  it('takes an empty form, and bytes that are no text, but no zero', async () => {
    await posted('');
    await posted('a=%FF&__proto__=x');
    expect((await posted('a=%00')).status).toBe(400);
    expect(door.heard.map(({ input }) => Object.keys(input.body as object).toSorted())).toEqual([
      [],
      ['__proto__', 'a'],
    ]);
  });

  it('refuses a huge form, and everything else, and calls no service', async () => {
    const huge = await posted(`SAMLResponse=${'A'.repeat(100_001)}`);
    expect([huge.status, huge.headers.get('x-sb-error-code')]).toEqual([413, 'request_entity_too_large']);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'text/xml'])
      expect((await posted('{}', { 'content-type': type })).status).toBe(415);
    expect(door.heard).toEqual([]);
  });

  it('is the only one: forms of other sites reach no other address', async () => {
    for (const path of ['/token?grant_type=password', '/logout', '/sso', '/signup'])
      expect((await door.post(path, { body: 'email=a', headers: FORM })).status).toBe(415);
    expect(door.heard).toEqual([]);
  });
});

it('keeps the browser of a way that ends with a form in a cookie that comes with it', async () => {
  const redirect = 'https://id.example/saml';
  const headers = { 'x-sso-browser': 'browser-1' };
  door.handleWith(authorize.name, () => ({ status: 302, headers, redirect, body: null }));
  const response = await fetch(`${door.url}/auth/v1/authorize?provider=sso:empresa`, { redirect: 'manual' });
  expect(response.headers.get('x-sso-browser')).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-nivel-sso=browser-1; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=None',
  ]);
});

it('answers a text with its own type', async () => {
  const headers = { 'content-type': 'application/samlmetadata+xml' };
  door.handleWith(readSamlMetadata.name, () => ({ status: 200, headers, body: null, text: '<a/>' }));
  const response = await fetch(`${door.url}/auth/v1/sso/saml/metadata`);
  expect([response.headers.get('content-type'), await response.text()]).toEqual([headers['content-type'], '<a/>']);
});
