import { escapeHtml } from '@nivel/platform/escape-html';
import type { HttpResponse } from '../server/http.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { API_VERSION } from '../wire/api-version.ts';
import { minuteText, page } from './page.ts';
import { testCards } from './payment-fields.ts';

/** The start page for people who open its address. It names no secret and no customer. */
export const homePage = (state: SandboxState): HttpResponse => {
  const counts = {
    Clientes: 'customer',
    Suscripciones: 'subscription',
    Facturas: 'invoice',
    Eventos: 'event',
  } as const;
  const rows = Object.entries(counts).map(([name, kind]) => `<dt>${name}</dt><dd>${state.table(kind).size}</dd>`);
  return page(state, {
    title: 'Pagos de prueba',
    body: `<h1>Pagos de prueba</h1>
      <p>Este programa responde como Stripe (versión ${escapeHtml(API_VERSION)}) para probar cobros en una sola máquina.</p>
      <dl><dt>Fecha</dt><dd>${escapeHtml(minuteText(state.now()))}</dd>${rows.join('')}</dl>${testCards()}`,
  });
};
