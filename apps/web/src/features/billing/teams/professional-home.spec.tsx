import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const door = 'POST /rest/v1/rpc/request_team_offer';
const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, typed] of Object.entries(fields))
    await userEvent.type(screen.getByRole('textbox', { name: label }), typed);
};
const everything = {
  Organización: 'Cerro Azul',
  'Tu nombre': 'Ana Sol',
  'Correo de trabajo': 'ana@cerroazul.mx',
  'Cuántas personas': '12',
  '¿Algo que debamos saber?': 'Somos dos equipos.',
};
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Pedir propuesta' }));
const bodyOf = ({ body }: { readonly body: unknown }) => body as Readonly<Record<string, unknown>>;

describe('the page for teams', () => {
  it('shows its content without a price, and accepts a request', async () => {
    const visits = fakeSite({ [door]: () => ({ body: { received: true } }) });
    const { container } = await renderApp('/professional-home');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Que tu equipo use la IA con criterio.' }),
    ).toBeTruthy();
    expect(container.textContent).not.toContain('$');
    expect(await axeFindings(container)).toEqual([]);
    await fill(everything);
    await send();
    expect(await screen.findByText(/Una persona la lee y te escribe a ana@cerroazul\.mx/)).toBeTruthy();
    expect(visits.map(bodyOf)).toEqual([
      {
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        organization: 'Cerro Azul',
        name: 'Ana Sol',
        email: 'ana@cerroazul.mx',
        seats: 12,
        message: 'Somos dos equipos.',
      },
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names missing fields beside each, and sends nothing', async () => {
    const visits = fakeSite({});
    await renderApp('/professional-home');
    await screen.findByRole('heading', { level: 1 });
    await fill({ 'Correo de trabajo': 'ana', 'Cuántas personas': '1', 'Tu nombre': 'A' });
    await send();
    for (const said of ['Escribe este dato.', 'Escribe al menos 2 letras.', /como nombre@empresa/, /entre 2 y 10,000/])
      expect(screen.getByText(said)).toBeTruthy();
    expect(visits).toEqual([]);
  });

  it('keeps what was written when it could not be sent, and sends the same request again', async () => {
    let isDown = true;
    const visits = fakeSite({
      [door]: () =>
        isDown ? { status: 429, body: { code: 'over_request_rate_limit', message: '' } } : { body: { received: true } },
    });
    await renderApp('/professional-home');
    await screen.findByRole('heading', { level: 1 });
    await fill(everything);
    await send();
    expect(await screen.findByText(/Ya recibimos varias solicitudes desde tu red/)).toBeTruthy();
    isDown = false;
    await send();
    await screen.findByText(/Recibimos tu solicitud/);
    expect(new Set(visits.map((visit) => bodyOf(visit)['request_id'])).size).toBe(1);
  });
});
