import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite, type Doors } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const door = 'POST /unsubscribe';
const open = async (doors: Doors, path = '/unsubscribe?token=abc') => {
  const visits = fakeSite(doors);
  const { container } = await renderApp(path);
  return { container, clicks: () => visits.filter((visit) => visit.door === door).map(({ url }) => url.search) };
};
const confirm = () => screen.findByRole('button', { name: 'Dejar de recibirlos' });

describe('the page of a link to unsubscribe', () => {
  it('asks, and does nothing by being opened; confirms the change once it is pressed', async () => {
    const done = () => ({ body: { title: { 'es-MX': 'Avance', en: 'Progress' } } });
    const { container, clicks } = await open({ [door]: done });
    expect(await axeFindings(container)).toEqual([]);
    expect(clicks()).toEqual([]);
    await userEvent.click(await confirm());
    expect(await screen.findByText('Desactivamos los correos de «Avance».')).toBeTruthy();
    expect(clicks()).toEqual(['?token=abc']);
    const settings = screen.getByRole('link', { name: 'Ver todas mis preferencias' });
    expect(settings.getAttribute('href')).toBe('/dashboard/ajustes#avisos');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('reports a link that is not one of ours', async () => {
    const refusal = { code: 'unsubscribe_token_invalid', message: '' };
    await open({ [door]: () => ({ status: 400, body: refusal }) });
    await userEvent.click(await confirm());
    expect(await screen.findByRole('heading', { name: 'Este enlace no sirve' })).toBeTruthy();
  });

  it('reports a link without a token at once', async () => {
    const { clicks } = await open({}, '/unsubscribe');
    expect(await screen.findByRole('heading', { name: 'Este enlace no sirve' })).toBeTruthy();
    expect(clicks()).toEqual([]);
  });

  it('may be pressed again when it did not work for a moment', async () => {
    let isDown = true;
    const { clicks } = await open({
      [door]: () =>
        isDown ? { status: 503, body: {} } : { body: { title: { 'es-MX': 'Logros', en: 'Achievements' } } },
    });
    await userEvent.click(await confirm());
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos guardarlo.');
    isDown = false;
    await userEvent.click(await confirm());
    expect(await screen.findByText('Desactivamos los correos de «Logros».')).toBeTruthy();
    expect(clicks()).toHaveLength(2);
  });
});
