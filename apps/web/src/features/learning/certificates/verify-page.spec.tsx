import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite, requestTo } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Verified } from './use-verification.ts';

const number = '0123456789ABCDEF';
const verifying = 'POST /rest/v1/rpc/verify_certificate';
const certified = {
  ...{ level_id: 'X100', level_name: 'Fundamentos', holder_name: 'Ana Sol' },
  ...{ issued_on: '2026-11-27', revoked_on: null },
};
const verified = (values: Partial<Verified> = {}): { body: Verified } => ({
  body: { ...{ number, state: 'valid', certified }, ...values },
});
const unknown = { status: 404, body: { code: 'certificate_not_found', message: '' } };

const open = async (answer: { status?: number; body: object }, path = `/certificado/${number}`) => {
  const visits = fakeSite({ [verifying]: () => answer });
  return { visits, ...(await renderApp(path)) };
};

describe('the page that verifies a certificate', () => {
  it('says what a valid one certifies, to anybody, and is listed nowhere', async () => {
    const { container, visits } = await open(verified());
    expect(await screen.findByText('Este certificado es válido')).toBeTruthy();
    for (const said of ['Ana Sol', 'X100 · Fundamentos', '27 de noviembre de 2026', '0123-4567-89AB-CDEF'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(new Headers((await requestTo(visits, verifying)).headers).has('authorization')).toBe(false);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says that one was revoked, and when', async () => {
    await open(verified({ state: 'revoked', certified: { ...certified, revoked_on: '2026-12-01' } }));
    expect(await screen.findByText('Este certificado fue revocado')).toBeTruthy();
    expect(screen.getByText('Revocado el 1 de diciembre de 2026.')).toBeTruthy();
  });

  it('says that the name of one went with the account', async () => {
    const { container } = await open(verified({ state: 'unnamed', certified: { ...certified, holder_name: '' } }));
    expect(await screen.findByText(/su titular eliminó su cuenta y su nombre/)).toBeTruthy();
    expect(screen.queryByText('Nombre')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('certifies nothing of one that was changed', async () => {
    await open(verified({ state: 'changed', certified: null }));
    expect(await screen.findByText('No podemos certificar lo que dice este certificado')).toBeTruthy();
    expect(screen.queryByText('Nivel', { selector: 'dt' })).toBeNull();
  });

  it('says that a number belongs to none, and takes another', async () => {
    let answer: { status?: number; body: object } = unknown;
    const visits = fakeSite({ [verifying]: () => answer });
    const { container, pathname } = await renderApp(`/certificado/${number.replace('F', '0')}`);
    expect(await screen.findByText('No existe un certificado con este folio')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    answer = verified();
    const field = screen.getByRole('textbox', { name: 'Folio' });
    await userEvent.clear(field);
    await userEvent.type(field, 'o123 4567-89ab cdef{Enter}');
    expect(await screen.findByText('Este certificado es válido')).toBeTruthy();
    expect((await requestTo(visits, verifying, 1)).body).toEqual({ number });
    expect(pathname()).toBe(`/certificado/${number}`);
  });

  it('asks for the number where the address has none, and refuses one that is malformed', async () => {
    const { visits } = await open(verified(), '/certificado');
    await userEvent.click(await screen.findByRole('button', { name: 'Verificar' }));
    expect(screen.getByText('El folio tiene 16 letras y cifras.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Folio' }));
    expect(visits.map(({ door }) => door)).not.toContain(verifying);
  });

  it('sends no request for an invalid number, and says what is wrong with it', async () => {
    const { visits } = await open(verified(), '/certificado/NADA');
    expect(await screen.findByText('El folio tiene 16 letras y cifras.')).toBeTruthy();
    expect(visits.map(({ door }) => door)).not.toContain(verifying);
  });

  it('says nothing of the certificate when it cannot be verified now, and asks again', async () => {
    let answer: { status?: number; body: object } = { status: 403, body: { code: 'unavailable', message: '' } };
    fakeSite({ [verifying]: () => answer });
    const { container } = await renderApp(`/certificado/${number}`);
    expect(await screen.findByText('No se pudo verificar en este momento')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    answer = verified();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Este certificado es válido')).toBeTruthy();
  });
});
