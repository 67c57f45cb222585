import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTo } from '../../../testing/fake-site.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { learnersSite } from '../area/learners-site.ts';
import type { Certificate, LevelLine } from './certificates.queries.ts';

const number = '0123456789ABCDEF';
const listing = 'POST /rest/v1/rpc/list_certificates';
const issuing = 'POST /rest/v1/rpc/issue_certificate';
const printing = 'POST /rest/v1/rpc/print_certificate';
const certificate: Certificate = {
  ...{ number, level_id: 'X100', level_name: 'Fundamentos', holder_name: 'Ana Sol' },
  ...{ issued_on: '2026-11-27', revoked_on: null },
};
const line = (values: Partial<LevelLine> = {}): LevelLine => ({
  ...{ level_id: 'X100', level_name: 'Fundamentos', parts_left: 0, certificate: null },
  ...values,
});
const listed = (levels: readonly LevelLine[], has_plan = true, suggested_name = 'Ana') => ({
  body: { levels, has_plan, suggested_name },
});
const aCard = async (name = 'X100 · Fundamentos') => within(await screen.findByRole('article', { name }));

describe('my certificates', () => {
  it('are issued under a name that the learner writes and confirms', async () => {
    let held: Certificate | null = null;
    const visits = learnersSite({
      [listing]: () =>
        listed([line({ certificate: held }), line({ level_id: 'X200', level_name: 'Datos', parts_left: 3 })]),
      [issuing]: () => {
        held = certificate;
        return { body: certificate };
      },
    });
    const { container } = await renderApp('/dashboard/certificados');
    const card = await aCard();
    expect(screen.getByText('Te faltan 3 partes.')).toBeTruthy();
    const field = card.getByRole('textbox', { name: 'Tu nombre en el certificado' });
    const issue = async () => userEvent.click(card.getByRole('button', { name: 'Expedir el certificado' }));
    const write = async (name: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, name);
    };
    await write('A');
    await issue();
    expect(card.getByText('Escribe tu nombre, de 2 a 100 caracteres.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await write('Ana 🙂');
    expect(card.getByText('Usa letras, espacios, guiones, apóstrofos, comas y puntos.')).toBeTruthy();
    await write('Ana Sol ');
    await issue();
    expect(card.getByText('Confirma que tu nombre está bien escrito.')).toBeTruthy();
    await userEvent.click(card.getByRole('checkbox'));
    expect(await axeFindings(container)).toEqual([]);
    await issue();
    expect((await requestTo(visits, issuing)).body).toEqual({ level_id: 'X100', holder_name: 'Ana Sol' });
    expect(await card.findByText('A nombre de Ana Sol, expedido el 27 de noviembre de 2026.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: 'Descargar PDF' })));
    expect(card.getByText('Folio 0123-4567-89AB-CDEF')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Ver la página que lo verifica' }).getAttribute('href')).toBe(
      `/certificado/${number}`,
    );
    expect(await axeFindings(container)).toEqual([]);
  });

  it('ask again for the confirmation when the name is changed, and say why one was not issued', async () => {
    learnersSite({
      [listing]: () => listed([line()]),
      [issuing]: () => ({ status: 409, body: { code: 'certificate_not_earned', message: '' } }),
    });
    await renderApp('/dashboard/certificados');
    const card = await aCard();
    await userEvent.click(card.getByRole('checkbox'));
    await userEvent.type(card.getByRole('textbox'), ' Sol');
    expect(card.getByRole('checkbox')).toHaveProperty('checked', false);
    await userEvent.click(card.getByRole('checkbox'));
    await userEvent.click(card.getByRole('button', { name: 'Expedir el certificado' }));
    expect(await card.findByText('No se pudo expedir: Todavía faltan partes del nivel')).toBeTruthy();
    expect(card.getByRole('textbox')).toHaveProperty('value', 'Ana Sol');
  });

  it('are downloaded, unless they were revoked', async () => {
    const revoked = { ...certificate, level_id: 'X200', revoked_on: '2026-12-01' };
    let isDown = true;
    const visits = learnersSite({
      [listing]: () => listed([line({ certificate }), line({ level_id: 'X200', certificate: revoked })]),
      [printing]: () =>
        isDown
          ? { status: 404, body: { code: 'certificate_not_found', message: '' } }
          : { body: { file_name: 'nivel-x100.pdf', pdf_base64: btoa('%PDF-') } },
    });
    await renderApp('/dashboard/certificados');
    const card = await aCard();
    await userEvent.click(card.getByRole('button', { name: 'Descargar PDF' }));
    expect(await screen.findByText('No se pudo descargar: El certificado ya no es válido')).toBeTruthy();
    isDown = false;
    await userEvent.click(card.getByRole('button', { name: 'Descargar PDF' }));
    expect((await requestTo(visits, printing, 1)).body).toEqual({ number, locale: 'es-MX' });
    const other = await aCard('X200 · Fundamentos');
    expect(other.getByText('Revocado el 1 de diciembre de 2026.')).toBeTruthy();
    expect(other.queryByRole('button')).toBeNull();
  });

  it('lead to the plan that issues them', async () => {
    learnersSite({ [listing]: () => listed([line()], false) });
    await renderApp('/dashboard/certificados');
    expect(await screen.findByText('Completaste el nivel. El certificado es parte del plan Pro.')).toBeTruthy();
  });

  it('say that there are none yet, or that they could not be loaded', async () => {
    let isDown = true;
    learnersSite({
      [listing]: () => (isDown ? { status: 403, body: { code: 'forbidden', message: '' } } : listed([])),
    });
    await renderApp('/dashboard/certificados');
    expect(await screen.findByText(/^No se pudieron cargar los certificados/)).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Todavía no hay niveles con certificado')).toBeTruthy();
  });
});
