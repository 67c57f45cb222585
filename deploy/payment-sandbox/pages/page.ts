import { escapeHtml } from '@nivel/platform/escape-html';
import type { HttpResponse } from '../server/http.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

const zone = 'America/Mexico_City';
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: zone });
const minute = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });

const shortDay = new Intl.DateTimeFormat('es-MX', { dateStyle: 'short', timeZone: zone });

export const shortDayText = (seconds: number): string => shortDay.format(seconds * 1_000);
export const dayText = (seconds: number): string => day.format(seconds * 1_000);
export const minuteText = (seconds: number): string => minute.format(seconds * 1_000);

/** Forms may lead to these places and nowhere else: a redirect after a form counts as its target. */
const originOf = (address: string | null | undefined): string => {
  if (!address) return '';
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
};

const policy = (leadsTo: string | null | undefined): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${originOf(leadsTo)}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const banner =
  '<header class="banner"><strong>ENTORNO DE PRUEBAS</strong> No se mueve dinero: usa solo tarjetas de prueba.</header>';

interface Page {
  readonly title: string;
  /** HTML whose values are escaped. */
  readonly body: string;
  readonly leadsTo?: string | null | undefined;
  readonly status?: number;
}

/** A page in Spanish that says in large letters that no money moves. */
export const page = (state: SandboxState, { title, body, leadsTo, status = 200 }: Page): HttpResponse => ({
  status,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': policy(leadsTo), 'referrer-policy': 'same-origin' },
  body: `<!doctype html>
<html lang="es-MX">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)} · Pagos de prueba</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/tokens.css">
  <link rel="stylesheet" href="/sandbox.css">
</head>
<body>
  ${banner}
  <main>${body}</main>
  <footer>Reloj del entorno de pruebas: <time>${escapeHtml(minuteText(state.now()))}</time></footer>
</body>
</html>`,
});

/** The error, where a screen reader reads it first. */
export const alert = (message: string | undefined): string =>
  message ? `<p class="alert" role="alert">${escapeHtml(message)}</p>` : '';

export const backLink = (address: string | null | undefined, text = 'Volver al sitio'): string =>
  address && originOf(address) !== '' ? `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>` : '';

export const notFound = (state: SandboxState): HttpResponse =>
  page(state, {
    title: 'No existe',
    status: 404,
    body: '<h1>Esta página no existe</h1><p>El enlace está incompleto o ya no sirve.</p>',
  });
