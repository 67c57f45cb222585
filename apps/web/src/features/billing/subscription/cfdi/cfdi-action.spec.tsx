import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastRequestTo, requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { toasts } from '../../../../testing/leave.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { aCfdi, anInvoice, anOffer, aSubscription, doors, subscribersSite } from '../../area/billing.fixtures.ts';
import type { OwnCfdi } from '../../area/billing.queries.ts';

const settings = async (cfdi: readonly OwnCfdi[], more: Doors = {}, isOffered = true) => {
  const visits = subscribersSite({
    [doors.plans]: () => ({ body: anOffer() }),
    [doors.subscription]: () => ({ body: [aSubscription()] }),
    [doors.invoices]: () => ({ body: { invoices: [anInvoice()], has_more: false } }),
    [doors.cfdi]: () => ({ body: { is_offered: isOffered, cfdi: [...cfdi] } }),
    ...more,
  });
  await renderApp('/dashboard/ajustes');
  await screen.findByText('NIVEL-0001 · Pagado');
  return visits;
};
const openForm = async (name = /^Facturar/) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = async (label: string, typed: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
};

describe('a CFDI', () => {
  it('is requested with consistent data, and then saved', async () => {
    const known: OwnCfdi[] = [];
    const visits = await settings(known, {
      [doors.requestCfdi]: () => {
        known.push(aCfdi());
        return { body: { cfdi: aCfdi() } };
      },
    });
    const dialog = await openForm();
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir factura' }));
    for (const said of [/Ese RFC no existe/, 'Escribe al menos 2 letras.', 'Ese código postal no existe.'])
      expect(dialog.getByText(said)).toBeTruthy();
    await type('RFC', 'eku9003173c9');
    await type('Nombre o razón social', 'ESCUELA KEMPER URGATE');
    await type('Código postal de tu domicilio fiscal', '64000');
    expect(dialog.getByText('Nuevo León')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir factura' }));
    await waitFor(() => expect(toasts().textContent).toContain('Tu factura está lista'));
    expect((await requestTo(visits, doors.requestCfdi)).body).toEqual({
      receipt_id: 'in_0001',
      // The data of a company, and no longer of a person as before the RFC was known.
      data: {
        ...{ rfc: 'eku9003173c9', legal_name: 'ESCUELA KEMPER URGATE', regime: '601', use: 'G03' },
        postal_code: '64000',
      },
    });
    expect(await screen.findByRole('button', { name: /^XML de la factura/ })).toBeTruthy();
  });

  it('that was refused shows why, and is corrected', async () => {
    const refused = aCfdi({ state: 'refused', uuid: null, refusal: 'CFDI40145: el nombre no corresponde' });
    const visits = await settings([refused], {
      [doors.requestCfdi]: () => ({ status: 404, body: { code: 'no_response', message: '' } }),
    });
    const dialog = await openForm(/^Corregir factura/);
    expect(dialog.getByText(/El SAT no la aceptó: CFDI40145/)).toBeTruthy();
    await type('Nombre o razón social', 'XOCHILT CASAS');
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir factura' }));
    expect(await dialog.findByText(/Lo que escribiste sigue aquí/)).toBeTruthy();
    await lastRequestTo(visits, doors.requestCfdi, {
      receipt_id: 'in_0001',
      data: {
        ...{ rfc: 'CACX7605101P8', legal_name: 'XOCHILT CASAS', regime: '612', use: 'G03' },
        postal_code: '10740',
      },
    });
  });

  it('that is being made is shown so', async () => {
    await settings([aCfdi({ state: 'requested', uuid: null })]);
    expect(await screen.findByText('Factura en camino')).toBeTruthy();
  });

  it('that waits while none are made shows that it is made when they are again', async () => {
    await settings([aCfdi({ state: 'requested', uuid: null })], {}, false);
    expect(await screen.findByText(/Factura en espera: .* se hará sola cuando vuelvan/)).toBeTruthy();
    expect(screen.queryByText('Factura en camino')).toBeNull();
  });

  it('is not offered where none are made', async () => {
    const visits = await settings([], {}, false);
    await requestTo(visits, doors.cfdi);
    expect(screen.queryByRole('button', { name: /Factura/ })).toBeNull();
  });
});
