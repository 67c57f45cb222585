import { expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../testing/render-app.tsx';
import { requestTo, type Doors } from '../../../../testing/fake-site.ts';
import { aProject, dashboardOf } from '../crico.fixtures.ts';
import { cricoSite, dashboardDoor, refusal } from '../crico-site.ts';
import { closeCricoDialog, openCricoDialog } from './crico-dialogs.store.ts';

const ask = 'POST /rest/v1/rpc/ask_support';
const read = 'POST /rest/v1/rpc/read_support';
const opened = async () => {
  act(() => openCricoDialog('help'));
  return within(await screen.findByRole('dialog', { name: 'Ayuda y soporte' }));
};
const open = async (doors: Doors) => {
  const visits = cricoSite({
    [dashboardDoor]: () => ({ body: dashboardOf([aProject(1)]) }),
    [read]: () => ({ body: { is_configured: true, contacts: [] } }),
    ...doors,
  });
  await renderApp('/crico/dashboard');
  await screen.findByRole('link', { name: /Proyecto 1/ });
  return { dialog: await opened(), visits };
};
const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

it('a message to support is kept until it is sent, also over a closed dialog, and is sent under one id', async () => {
  const answers = [refusal(429, 'too_many_emails', { remaining: 0, retryAfter: 7_200 }), refusal(503, 'unavailable')];
  const { dialog, visits } = await open({ [ask]: () => answers.shift() ?? { body: { remaining: 4 } } });
  const send = async () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await dialog.findByRole('form', { name: 'Escribir a soporte' });
  await send();
  expect(dialog.getByText('Escribe un asunto')).toBeTruthy();
  expect(dialog.getByText('Escribe un mensaje')).toBeTruthy();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Asunto' }), 'No carga');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mensaje' }), 'El tablero.');
  await send();
  expect(await dialog.findByText(/Puedes enviar otro dentro de 2 horas; lo que escribiste sigue aquí/)).toBeTruthy();
  await send();
  expect(await dialog.findByText(/No se pudo enviar el mensaje; lo que escribiste sigue aquí/)).toBeTruthy();
  act(() => closeCricoDialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await opened();
  await screen.findByRole('form', { name: 'Escribir a soporte' });
  expect([typed('Asunto'), typed('Mensaje')]).toEqual(['No carga', 'El tablero.']);
  await send();
  expect(await screen.findByText(/Mensaje enviado/)).toBeTruthy();
  await waitFor(() => expect(typed('Mensaje')).toBe(''));
  const { body } = await requestTo(visits, ask);
  expect(body).toMatchObject({
    ...{ subject: 'No carga', text: 'El tablero.' },
    ...{ version: 'dev', page: '/crico/dashboard' },
  });
  expect((await requestTo(visits, ask, 2)).body).toEqual(body);
  expect(visits.filter(({ door }) => door === ask)).toHaveLength(3);
});

it('without an address it shows that, and whom to ask', async () => {
  const contacts = [{ full_name: 'Luz Marina', email: 'luz@correo.mx' }];
  const { dialog } = await open({ [read]: () => ({ body: { is_configured: false, contacts } }) });
  expect(await dialog.findByText(/todavía no tiene una dirección de soporte/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'luz@correo.mx' }).getAttribute('href')).toBe('mailto:luz@correo.mx');
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
});

it('shows when it cannot be loaded, and tries again', async () => {
  let isAway = true;
  const { dialog } = await open({
    [read]: () => (isAway ? refusal(503, 'unavailable') : { body: { is_configured: false, contacts: [] } }),
  });
  expect(await dialog.findByText('No se pudo saber a quién puedes escribir')).toBeTruthy();
  isAway = false;
  await userEvent.click(dialog.getByRole('button', { name: /Intentar de nuevo|Reintentar/ }));
  expect(await dialog.findByText(/Pregunta a quien te invitó a Crico/)).toBeTruthy();
});
