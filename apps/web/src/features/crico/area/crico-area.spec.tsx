import { describe, expect, it, jest } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '../../../shell/language/locale.ts';
import { liveState } from '../../../shell/live/live-state.ts';
import { publish } from '../../../shell/live/live-subscriptions.ts';
import { session } from '../../../shell/session/session.ts';
import { aSession } from '../../../testing/learners.ts';
import { fakeSite } from '../../../testing/fake-site.ts';
import { renderApp, renderUnknown } from '../../../testing/render-app.tsx';
import { anOrganization, me, permissionsOf } from './crico.fixtures.ts';
import { cricoSite, invitesDoor, permissionsDoor, refusal, retryNow } from './crico-site.ts';

const stranger = { [permissionsDoor]: () => refusal(403, 'not_a_crico_user'), [invitesDoor]: () => ({ body: [] }) };
const sentence = 'No tienes autorización para entrar a Crico. Pide acceso a un administrador.';
const live = (type: string, data: object) => act(() => publish({ seq: 1, type, data, traceId: '' }));
const leave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cuenta de Lupita' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
};
const inside = async () => screen.findByRole('heading', { level: 1, name: /Te damos la bienvenida a Crico, Lupita/ });

describe('the guard of Crico', () => {
  it('sends who is not signed in to the sign-in of Crico, and remembers where they wanted to go', async () => {
    localStorage.setItem('nivel.has-session', '1');
    fakeSite({ 'POST /auth/v1/token': () => refusal(400, 'refresh_token_not_found') });
    const { location } = await renderUnknown('/crico/settings');
    expect(await screen.findByText('Verificando permisos...')).toBeTruthy();
    await act(async () => session.restore());
    await waitFor(() => expect(location().pathname).toBe('/crico/login'));
    expect(location().href).toContain('redirect=%2Fcrico%2Fsettings');
  });

  it('shows that it checks while permissions load', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
    cricoSite({ [permissionsDoor]: () => promise });
    await renderApp('/crico');
    expect(await screen.findByText('Verificando permisos...')).toBeTruthy();
    await act(async () => resolve({ body: permissionsOf('user') }));
    expect(await inside()).toBeTruthy();
  });

  it('shows the sentence to a learner who merely opens it, and keeps their session', async () => {
    cricoSite(stranger);
    const { container } = await renderApp('/crico');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(session.state().status).toBe('signed-in');
    expect(await axeFindings(container)).toEqual([]);
    await act(async () => changeLocale('en'));
    expect(
      screen.getByText('You are not authorized to access Crico. Please contact an administrator to request access.'),
    ).toBeTruthy();
  });

  it('leads a person with a waiting invite to it', async () => {
    const invite = { id: me, expires_at: '2999-01-01T00:00:00Z' };
    cricoSite({ ...stranger, [invitesDoor]: () => ({ body: [invite] }) });
    await renderApp('/crico');
    const link = await screen.findByRole('link', { name: 'Ver mi invitación' });
    expect(link.getAttribute('href')).toBe('/crico/register');
  });

  it('leads to the claim if there is no administrator to ask', async () => {
    const installation = { is_claimed: false, needs_setup_token: true };
    cricoSite({ ...stranger, 'POST /rest/v1/rpc/read_installation': () => ({ body: installation }) });
    const { container } = await renderApp('/crico');
    const link = await screen.findByRole('link', { name: 'Preparar Crico' });
    expect(link.getAttribute('href')).toBe('/admin-setup');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('fails closed without an answer, and opens after a retry', async () => {
    let isDown = true;
    cricoSite({
      [permissionsDoor]: () => (isDown ? refusal(500, 'internal') : { body: permissionsOf('user') }),
    });
    jest.useFakeTimers({ advanceTimers: true });
    await renderApp('/crico');
    await act(async () => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('heading', { name: 'Error de carga' })).toBeTruthy();
    expect(screen.queryByText('Proyectos')).toBeNull();
    isDown = false;
    await retryNow();
    expect(await inside()).toBeTruthy();
  });

  it('keeps the Admin Panel from everybody but admins', async () => {
    cricoSite({}, { role: 'manager' });
    await renderApp('/crico/admin');
    expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Panel de administración' })).toBeNull();
  });

  it('shows at once that access has ended, and holds nothing of it any more', async () => {
    cricoSite({ [invitesDoor]: () => ({ body: [] }) }, { organizations: [anOrganization(1)] });
    await renderApp('/crico');
    await inside();
    live('projects.person.changed', { userId: me, role: 'user', isActive: false });
    expect(await screen.findByText(`Tu acceso a Crico terminó. ${sentence}`)).toBeTruthy();
    expect(screen.queryByText('Taller 1')).toBeNull();
    expect(session.state().status).toBe('signed-in');
  });
});

describe('the place one is in', () => {
  const [first, owned] = [anOrganization(1), anOrganization(2, { user_role: 'owner' })];
  const organizations = [first, owned];
  const card = async (name: string) => screen.findByRole('button', { name: new RegExp(`^Organización: ${name}`) });

  it('is the preferred organization, and another after a choice, which is remembered', async () => {
    cricoSite({}, { organizations });
    const app = await renderApp('/crico');
    await userEvent.click(await card('Taller 2'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Taller 1/ }));
    expect(await card('Taller 1')).toBeTruthy();
    expect(app.location().href).toContain(first.organization_id);
    await app.navigate('/crico/dashboard');
    expect(await card('Taller 1')).toBeTruthy();
  });

  it('follows a deep link before all else', async () => {
    localStorage.setItem(`nivel.crico-place.${me}`, JSON.stringify(owned.organization_id));
    cricoSite({}, { organizations });
    await renderApp(`/crico/dashboard?organization=${first.organization_id}`);
    expect(await card('Taller 1')).toBeTruthy();
  });

  it('is refused if a link names the organization of others', async () => {
    cricoSite({}, { organizations });
    await renderApp(`/crico/dashboard?organization=${anOrganization(9).organization_id}`);
    expect(await screen.findByText('No eres miembro de esa organización, o ya no existe.')).toBeTruthy();
  });

  it('is left at once when the right to it was taken away, with a toast', async () => {
    cricoSite({}, { organizations });
    await renderApp('/crico');
    await card('Taller 2');
    live('projects.organization-member.removed', {
      membershipId: me,
      organizationId: owned.organization_id,
      userId: me,
    });
    expect(await card('Taller 1')).toBeTruthy();
    expect(await screen.findByText('Ya no tienes acceso a Taller 2.')).toBeTruthy();
  });

  it('can be left for the personal one by a command', async () => {
    cricoSite({}, { organizations });
    await renderApp('/crico');
    await card('Taller 2');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await screen.findByRole('option', { name: 'Cambiar a Personal' }));
    expect(await card('Personal')).toBeTruthy();
  });
});

describe('the frame of Crico', () => {
  it('has a user menu that opens by keyboard, and gives the focus back on Escape', async () => {
    cricoSite({}, { role: 'admin' });
    const { container } = await renderApp('/crico/money');
    const opener = await screen.findByRole('button', { name: 'Cuenta de Lupita' });
    expect(await axeFindings(container)).toEqual([]);
    act(() => opener.focus());
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Ver perfil',
      'Ajustes de la cuenta',
      'Panel de administración',
      'Administrar equipos',
      'Ayuda y soporte',
      'Ir a aprender',
      'Crear organización',
      'Cerrar sesión',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cuenta de Lupita' })));
  });

  it('leads to the site after a sign-out, and confirms it there', async () => {
    cricoSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    const app = await renderApp('/crico');
    await leave();
    await waitFor(() => expect(app.pathname()).toBe('/'));
    expect(session.state().status).toBe('signed-out');
    await screen.findByText('Sesión cerrada');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notificaciones' })).toBeNull());
  });

  it('reports a sign-out without an answer, until the next sign-in', async () => {
    cricoSite({ 'POST /auth/v1/logout': () => refusal(503, 'unavailable') });
    await renderApp('/crico');
    await leave();
    expect(await screen.findByText('Error al cerrar sesión')).toBeTruthy();
    expect(screen.getByText(/^En este dispositivo quedó cerrada/)).toBeTruthy();
    expect(session.state().status).toBe('signed-out');
    await act(async () => session.adopt(aSession()));
    await waitFor(() => expect(screen.queryByText('Error al cerrar sesión')).toBeNull());
  });

  it('shows the keyboard shortcuts on ?, and not during typing', async () => {
    cricoSite();
    await renderApp('/crico');
    await inside();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Ayuda y soporte' }));
    expect(help.getByRole('link', { name: 'Documentación de las interfaces' }).getAttribute('href')).toBe('/docs');
    expect(help.getByText('dev')).toBeTruthy();
    expect(help.getByText('El servidor no responde todavía. Seguimos intentándolo.')).toBeTruthy();
    act(() => liveState.write(true));
    expect(help.getByText('Todo funciona: los cambios llegan al momento.')).toBeTruthy();
    act(() => liveState.write(false));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is dense as long as a person is in it', async () => {
    cricoSite();
    const { unmount } = await renderApp('/crico');
    await inside();
    expect(document.documentElement.dataset['density']).toBe('compact');
    unmount();
    expect(document.documentElement.dataset['density']).toBeUndefined();
  });
});
