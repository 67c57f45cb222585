import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  belongsToAccessToken,
  idTokenHashOf,
  isForOne,
  isFromIssuer,
  isIdToken,
  nonceFault,
} from './id-token-rules.ts';

describe('an ID token', () => {
  it.each([
    [{}, undefined],
    [{}, 'JWT'],
    [{}, 'jwt'],
    [{}, 'application/jwt'],
    [{ typ: 'ID' }, 'JWT'],
  ])('has the claims %j and the type %s', (claims, typ) => {
    expect(isIdToken(claims, typ)).toBe(true);
  });

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['an access token', {}, 'at+jwt'],
    ['news of a sign-out', {}, 'logout+jwt'],
    ['news of a sign-out without a type', { events: {} }, undefined],
    ['an empty type', {}, ''],
    ['an access token of Keycloak', { typ: 'Bearer' }, 'JWT'],
    ['an access token of Microsoft', { scp: 'User.Read' }, 'JWT'],
    ['an access token with scopes', { scope: 'openid email' }, 'JWT'],
  ])('is not %s', (_, claims, typ) => {
    expect(isIdToken(claims, typ)).toBe(false);
  });
});

describe('the audience of an ID token', () => {
  it.each([['nivel'], [['nivel']], ['app']])('is this installation where it is %j', (aud) => {
    expect(isForOne({ aud }, ['nivel', 'app'])).toBe(true);
  });

  it('is this installation, whichever app requested the token for it', () => {
    expect(isForOne({ aud: 'nivel', azp: 'app of a phone' }, ['nivel'])).toBe(true);
  });

  it.each([
    [undefined],
    [''],
    ['other'],
    [[]],
    [['nivel', 'app']],
    [['nivel', 'other']],
    [['other', 'nivel']],
    [{ 0: 'nivel' }],
  ])('is not this installation where it is %j', (aud) => {
    expect(isForOne({ aud }, ['nivel', 'app'])).toBe(false);
  });
});

describe('the issuer of an ID token', () => {
  const microsoft = 'https://login.microsoftonline.com/{tenantid}/v2.0';

  it('is the one of the metadata, of Microsoft with the directory of the person', () => {
    expect(isFromIssuer({ iss: 'https://id.test' }, 'https://id.test')).toBe(true);
    expect(isFromIssuer({ iss: 'id.test' }, 'https://id.test')).toBe(false);
    expect(isFromIssuer({ iss: 'accounts.google.com' }, 'https://accounts.google.com')).toBe(true);
    expect(isFromIssuer({ iss: 'https://login.microsoftonline.com/d-1/v2.0', tid: 'd-1' }, microsoft)).toBe(true);
  });

  it.each([
    [{}],
    [{ iss: 'https://id.test/' }],
    [{ iss: microsoft }],
    [{ iss: 'https://login.microsoftonline.com/d-1/v2.0', tid: 'd-2' }],
    [{ iss: 'https://login.microsoftonline.com/d-1/v2.0', tid: '$&' }],
  ])('is another one in %j', (claims) => {
    expect([isFromIssuer(claims, 'https://id.test'), isFromIssuer(claims, microsoft)]).toEqual([false, false]);
  });
});

describe('the nonce of an ID token', () => {
  const nonce = createHash('sha256').update('n-1').digest('hex');

  it.each([
    ['n-1', { nonce }, null],
    ['', {}, null],
    ['', { nonce: '' }, null],
    ['n-1', {}, 'one-sided'],
    ['', { nonce }, 'one-sided'],
    ['n-2', { nonce }, 'different'],
    [nonce, { nonce }, 'different'],
    ['n-1', { nonce: 7 }, 'different'],
  ])('%j against %j: %s', (shown, claims, fault) => {
    expect(nonceFault(shown, claims)).toBe(fault);
  });
});

it('knows its access token by the left half of the hash of its algorithm', () => {
  // The example of OpenID Connect 1.0, appendix A.3.
  const claims = { at_hash: '77QmUPtjPfzWtF2AnpK9RQ' };
  const accessToken = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
  expect(belongsToAccessToken(claims, accessToken, 'RS256')).toBe(true);
  expect(belongsToAccessToken(claims, accessToken, 'RS384')).toBe(false);
  expect(belongsToAccessToken(claims, `${accessToken}x`, 'RS256')).toBe(false);
  expect(belongsToAccessToken({}, accessToken, 'RS256')).toBe(true);
});

it('is the same token with another signature', () => {
  expect(idTokenHashOf('a.b.c')).toEqual(idTokenHashOf('a.b.d'));
  expect(idTokenHashOf('a.b.c')).not.toEqual(idTokenHashOf('a.x.c'));
});
