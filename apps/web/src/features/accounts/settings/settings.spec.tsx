import { beforeEach, describe, expect, it } from '@jest/globals';
import { securityEventKinds } from '@nivel/contracts/auth/security-event';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor } from '@testing-library/react';
import { changeLocale } from '../../../shell/language/locale.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { arrive, refusal } from '../accounts.fixtures.ts';
import { id, log, open, origin, press, region, siteOf } from './settings.fixtures.ts';

beforeEach(arrive);

describe('the settings', () => {
  it('are for who is signed in', async () => {
    siteOf();
    const { pathname } = await renderApp('/dashboard/ajustes');
    await waitFor(() => expect(pathname()).toBe('/login'));
  });

  it('show every section, and axe finds nothing in either language', async () => {
    const { container } = await open();
    await (await region('Sesiones')).findByText('Esta sesión');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Perfil',
      'Foto',
      'Idioma',
      'Apariencia',
      'Zona horaria',
      'Celebraciones',
      'Suscripción',
      'Avisos y correos',
      'Correo',
      'Contraseña',
      'Segundo paso',
      'Sesiones',
      'Actividad de seguridad',
      'Tus datos',
      'Eliminar tu cuenta',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    await act(async () => changeLocale('en'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await act(async () => changeLocale('es-MX'));
  });
});

describe('the security activity', () => {
  const anEvent = (n: number) => ({
    id: id(1_000 - n),
    kind: securityEventKinds[n % securityEventKinds.length],
    at: '2026-11-20T18:00:00Z',
    origin: origin(),
  });

  it('has a sentence for everything that can happen, page by page', async () => {
    const rest = securityEventKinds.length - 20;
    const { to } = await open({
      [log]: (body) => {
        const { before } = body as { before?: string };
        const events = Array.from({ length: before ? rest : 20 }, (_, index) => anEvent(before ? index + 20 : index));
        return { body: { events, hasMore: !before } };
      },
    });
    const section = await region('Actividad de seguridad');
    expect(await section.findAllByRole('listitem')).toHaveLength(20);
    await press(section, 'Ver más');
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(securityEventKinds.length));
    const sentences = section.getAllByRole('listitem').map((one) => one.querySelector('p')?.textContent);
    expect(new Set(sentences).size).toBe(securityEventKinds.length);
    expect(section.queryByRole('button', { name: 'Ver más' })).toBeNull();
    expect(to(log).map(({ body }) => body)).toEqual([{ limit: 20 }, { limit: 20, before: anEvent(19).id }]);
  });

  it('that is empty, or cannot be loaded, is reported so', async () => {
    let isAllowed = false;
    await open({ [log]: () => (isAllowed ? { body: { events: [], hasMore: false } } : refusal('forbidden', 403)) });
    const section = await region('Actividad de seguridad');
    await press(section, 'Intentar de nuevo');
    isAllowed = true;
    await press(section, 'Intentar de nuevo');
    expect(await section.findByText('Todavía no hay nada que contar.')).toBeTruthy();
  });
});
