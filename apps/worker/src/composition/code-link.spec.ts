import { describe, expect, it } from '@jest/globals';
import { codeLink, type CodeLink } from './code-link.ts';

const site = 'https://nivel.example';
const token = 'ab'.repeat(28);
const linkTo = (redirectTo: string, template: CodeLink['template'] = 'confirm', isDirectAllowed = false): string =>
  codeLink({ template, token, redirectTo }, site, isDirectAllowed);

describe('the link of an e-mail', () => {
  it('leads to the page of ours that asks first, with its value where no log sees it', () => {
    expect(linkTo(site)).toBe(`${site}/verify-email#token=${token}&type=signup`);
    expect(linkTo(`${site}/recover`, 'recover')).toBe(`${site}/recover#token=${token}&type=recovery`);
    expect(linkTo(`${site}/magic-link`, 'magic-link')).toBe(`${site}/magic-link#token=${token}&type=magiclink`);
    expect(linkTo(site, 'change-address')).toBe(`${site}/confirm-address#token=${token}&type=email_change`);
    expect(new URL(linkTo(`${site}/a`)).search).toBe('');
  });

  it('keeps where the reader wanted to go, on our site only', () => {
    expect(linkTo(`${site}/dashboard/ajustes?x=1&y=%23`)).toBe(
      `${site}/verify-email#token=${token}&type=signup&next=%2Fdashboard%2Fajustes%3Fx%3D1%26y%3D%2523`,
    );
    for (const elsewhere of ['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)', 'not an address'])
      expect(linkTo(elsewhere)).not.toContain('evil');
  });

  it('holds no value where only the code counts', () => {
    expect(linkTo(site, 'reauthenticate', true)).toBe(`${site}/dashboard/ajustes`);
  });

  it('is the direct form for other sites only, and only if the installation allows it', () => {
    const foreign = 'https://app.example/done';
    expect(linkTo(foreign, 'recover', true)).toBe(
      `${site}/auth/v1/verify?token=${token}&type=recovery&redirect_to=https%3A%2F%2Fapp.example%2Fdone`,
    );
    expect(linkTo(foreign, 'recover', false)).toBe(`${site}/recover#token=${token}&type=recovery`);
    expect(linkTo(`${site}/a`, 'recover', true)).toContain('/recover#');
    expect(linkTo('https://nivel.example.evil.example/', 'confirm', true)).toContain('redirect_to=');
  });
});
