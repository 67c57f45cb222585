import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../shell/language/locale.ts';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { me, permissionsOf } from '../area/crico.fixtures.ts';
import { cricoSite, invitesDoor, organizationsDoor, permissionsDoor, refusal } from '../area/crico-site.ts';
import { equityDoor } from '../money/equity/equity.fixtures.ts';
import { storedInvite } from './stored-invite.ts';

const tokens = 'POST /auth/v1/token';
const logout = 'POST /auth/v1/logout';

/** Signs in, in English: these are the documented sentences. */
const signIn = async (doors: Doors, path = '/crico/login') => {
  const visits = fakeSite({ [tokens]: () => ({ body: aSession() }), [logout]: () => ({ status: 204 }), ...doors });
  const app = await renderApp(path);
  await act(async () => changeLocale('en'));
  await userEvent.type(await screen.findByLabelText('Email'), 'lupita@correo.mx');
  await userEvent.type(screen.getByLabelText('Password'), 'colibri-verde-47');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return { ...app, visits };
};

describe('the sign-in of Crico', () => {
  it('has no accessibility problem, and names missing fields', async () => {
    fakeSite({});
    const { container } = await renderApp('/crico/login');
    await screen.findByRole('heading', { level: 1, name: 'Entra a Crico' });
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(screen.getAllByText('Este dato es necesario.')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'));
  });

  it.each([
    ['invalid_credentials', 'Invalid email or password. Please check your credentials and try again.'],
    ['email_not_confirmed', 'Please check your email and click the confirmation link before signing in.'],
  ])('shows the meaning of %s, and keeps what was typed', async (code, sentence) => {
    await signIn({ [tokens]: () => refusal(400, code) });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lupita@correo.mx');
  });

  it('signs out of the session that began who is no active person of Crico', async () => {
    const { visits, pathname } = await signIn({
      [permissionsDoor]: () => refusal(403, 'not_a_crico_user'),
      [invitesDoor]: () => ({ body: [] }),
    });
    expect(
      await screen.findByText(
        'You are not authorized to access Crico. Please contact an administrator to request access.',
      ),
    ).toBeTruthy();
    expect(session.state().status).toBe('signed-out');
    expect(visits.filter(({ door }) => door === logout)).toHaveLength(1);
    expect(pathname()).toBe('/crico/login');
  });

  it('leads a person with a waiting invite to it, and keeps the session', async () => {
    const { pathname } = await signIn({
      [permissionsDoor]: () => refusal(403, 'not_a_crico_user'),
      [invitesDoor]: () => ({ body: [{ id: me, expires_at: '2999-01-01T00:00:00Z' }] }),
      'POST /rest/v1/rpc/read_installation': () => ({ body: { is_claimed: true, needs_setup_token: true } }),
    });
    await waitFor(() => expect(pathname()).toBe('/crico/register'));
    expect(await screen.findByRole('button', { name: 'Accept the invitation' })).toBeTruthy();
    expect(session.state().status).toBe('signed-in');
  });

  it.each([
    ['waits', true, '/crico/register'],
    ['is over', false, '/crico/login'],
  ])('with the link of an invite that %s leads there, or is refused', async (_, isOpen, path) => {
    storedInvite.write('abc');
    const preview = { email: 'lupita@correo.mx', organization_id: null, project_id: null, has_account: true };
    const { pathname } = await signIn({
      [permissionsDoor]: () => refusal(403, 'not_a_crico_user'),
      [invitesDoor]: () => ({ body: [] }),
      'POST /rest/v1/rpc/preview_crico_invite': () => (isOpen ? { body: preview } : refusal(409, 'invite_not_open')),
    });
    await waitFor(() => expect(session.state().status).toBe(isOpen ? 'signed-in' : 'signed-out'));
    await waitFor(() => expect(pathname()).toBe(path));
    expect(storedInvite.read()).toBe(isOpen ? 'abc' : null);
  });

  describe('where there is no administrator yet', () => {
    const unclaimed = { body: { is_claimed: false, needs_setup_token: false } };
    const installation = 'POST /rest/v1/rpc/read_installation';

    it('has a link to the claim', async () => {
      fakeSite({ [installation]: () => unclaimed });
      await renderApp('/crico/login');
      const link = await screen.findByRole('link', { name: 'Preparar Crico' });
      expect(link.getAttribute('href')).toBe('/admin-setup');
    });

    it('leads to the claim after a sign-in', async () => {
      const { pathname } = await signIn({
        [permissionsDoor]: () => refusal(403, 'not_a_crico_user'),
        [invitesDoor]: () => ({ body: [] }),
        [installation]: () => unclaimed,
      });
      await waitFor(() => expect(pathname()).toBe('/crico/register'));
      expect(await screen.findByRole('button', { name: 'Become administrator' })).toBeTruthy();
    });
  });

  it('goes back to the wanted page', async () => {
    const { pathname } = await signIn(
      {
        [permissionsDoor]: () => ({ body: permissionsOf('user') }),
        [organizationsDoor]: () => ({ body: { organizations: [], deleted: [] } }),
        'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: 0 } }),
        [equityDoor]: () => ({ body: { data: [], total_count: 0 } }),
      },
      '/crico/login?redirect=/crico/money',
    );
    await waitFor(() => expect(pathname()).toBe('/crico/money'));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Earnings' })).toBeTruthy();
  });

  it('lets through who is signed in already', async () => {
    cricoSite();
    const { pathname } = await renderApp('/crico/login');
    await waitFor(() => expect(pathname()).toBe('/crico/dashboard'));
  });
});
