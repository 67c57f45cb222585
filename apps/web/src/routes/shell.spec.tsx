import { beforeEach, describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorScreen } from '../shell/screens/error-screen.tsx';
import { session } from '../shell/session/session.ts';
import { keepUnsent } from '../shell/storage/unsent-drafts.ts';
import { requestTo, fakeSite } from '../testing/fake-site.ts';
import { aSession } from '../testing/learners.ts';
import { renderApp } from '../testing/render-app.tsx';

const navigation = () => screen.findByRole('navigation', { name: 'Navegación principal' });

beforeEach(() => {
  localStorage.clear();
  fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
});

describe('the shell', () => {
  it('offers to sign in or up, and to skip to the content', async () => {
    const { container } = await renderApp('/');
    const links = within(await navigation()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Iniciar Sesión', 'Registrarse']);
    expect(screen.getByRole('link', { name: 'Saltar al contenido principal' }).getAttribute('href')).toBe('#contenido');
    expect(document.querySelector('main')?.id).toBe('contenido');
    expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()} Nivel`);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('greets who is signed in, and lets them go', async () => {
    session.adopt(aSession());
    await renderApp('/');
    const nav = within(await navigation());
    expect(await nav.findByText('Bienvenido, Lupita')).toBeTruthy();
    expect(nav.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/estudiantes-dashboard');
    expect(nav.getByRole('link', { name: 'Crico' }).getAttribute('href')).toBe('/crico');
    await userEvent.click(nav.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(await nav.findByRole('link', { name: 'Registrarse' })).toBeTruthy();
  });

  it('has a help bubble with three tips that gives the focus back', async () => {
    await renderApp('/');
    const opener = await screen.findByRole('button', { name: 'Ayuda de Axo' });
    await userEvent.click(opener);
    const bubble = await screen.findByRole('dialog', { name: 'Consejos de Axo' });
    expect(within(bubble).getAllByRole('listitem')).toHaveLength(3);
    expect(await axeFindings(bubble)).toEqual([]);
    expect(document.activeElement).toBe(within(bubble).getByRole('button', { name: 'Cerrar' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('switches the language on request, updates the document, and remembers it', async () => {
    await renderApp('/');
    await userEvent.click(await screen.findByRole('button', { name: /English/ }));
    expect(await screen.findAllByRole('link', { name: 'Start for free' })).toHaveLength(2);
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('nivel.locale')).toBe('en');
  });

  it('changes its appearance on request', async () => {
    await renderApp('/');
    const button = await screen.findByRole('button', { name: /Apariencia/ });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(button);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('answers the sample question with its reason', async () => {
    await renderApp('/');
    await userEvent.click(await screen.findByRole('radio', { name: /taquería en Puebla/ }));
    expect(await screen.findByText(/Así el modelo no tiene que adivinar/)).toBeTruthy();
  });
});

describe('signing out', () => {
  const { id } = aSession().user;
  const path = '/dashboard/modulos/m/partes/p';
  const leave = async () =>
    userEvent.click(await within(await navigation()).findByRole('button', { name: 'Cerrar Sesión' }));

  it('asks about answers that were not sent, and leads to where they can be', async () => {
    session.adopt(aSession());
    keepUnsent(id, path, { answers: { a: '1' } });
    const visits = fakeSite({
      'POST /graphql': () => ({ status: 403, body: { code: 'forbidden' } }),
      'GET /rest/v1/user_subscription_details': () => ({ body: [] }),
    });
    const { location } = await renderApp('/');
    await leave();
    const question = within(await screen.findByRole('dialog', { name: 'Tienes algo sin enviar' }));
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Ir a enviarlo' }));
    await waitFor(() => expect(location().pathname).toBe(path));
    expect(session.state().status).toBe('signed-in');
    expect(visits.map(({ door }) => door)).not.toContain('POST /auth/v1/logout');
  });

  it('leaves nothing of the person on the device, and the device its preferences', async () => {
    session.adopt(aSession());
    keepUnsent(id, path, { answers: { a: '1' } });
    for (const key of [`toasts.${id}`, `welcome.setUp.${id}`, 'theme', 'video.rate', 'toasts.somebody-else'])
      localStorage.setItem(`nivel.${key}`, '1');
    sessionStorage.setItem('nivel.pending-email', 'lupita@correo.mx');
    const visits = fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    await renderApp('/');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Borrarlo y cerrar sesión' }));
    await waitFor(() => expect(visits.map(({ url }) => url.search)).toEqual([`?scope=local&id=${id}`]));
    const { headers } = await requestTo(visits, 'POST /auth/v1/logout');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).toMatchObject({ 'x-use-cookie': '1' });
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('has-session'));
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'nivel.theme',
      'nivel.toasts.somebody-else',
      'nivel.video.rate',
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that was lost on its way is repeated before anything else when the page is loaded again', async () => {
    localStorage.setItem('nivel.has-session', '"leaving"');
    const visits = fakeSite({ 'POST /auth/v1/logout': () => ({ status: 204 }) });
    await renderApp('/');
    expect(await within(await navigation()).findByRole('link', { name: 'Registrarse' })).toBeTruthy();
    expect(visits.map(({ door }) => door)).toEqual(['POST /auth/v1/logout']);
    expect(localStorage.getItem('nivel.has-session')).toBeNull();
  });
});

describe('a path that leads nowhere', () => {
  it('shows that and leads home', async () => {
    const { container } = await renderApp('/no/hay/nada');
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('keeps the bare layout below /dashboard/', async () => {
    await renderApp('/dashboard/nada');
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeTruthy();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('a page that breaks', () => {
  it('shows that, and its details open under a thumb', async () => {
    const { container } = await act(async () => render(<ErrorScreen error={new TypeError('x is not y')} />));
    expect(screen.getByRole('alert').textContent).toContain('Algo salió mal');
    const details = screen.getByText('Detalles técnicos');
    // 44 px; there is no layout here that could be measured.
    expect(details.className).toContain('min-h-11');
    expect(container.textContent).toContain('TypeError: x is not y');
    expect(await axeFindings(container)).toEqual([]);
  });
});
