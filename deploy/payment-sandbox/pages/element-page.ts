import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpResponse } from '../server/http.ts';
import { cardFields, emailField, nameField } from './payment-fields.ts';

const here = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Sites of this machine may show the payment element, on any port. */
const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

/** The inside of the payment element; its purpose comes by message from the page around it. */
export const elementPage = (): HttpResponse => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': FRAME_POLICY, 'referrer-policy': 'same-origin' },
  body: `<!doctype html>
<html lang="es-MX">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Datos de pago · Pagos de prueba</title>
  <link rel="stylesheet" href="/tokens.css">
  <link rel="stylesheet" href="/sandbox.css">
  <script type="module" src="/element-frame.js"></script>
</head>
<body class="element">
  <p class="banner" role="note"><strong>ENTORNO DE PRUEBAS</strong> No se mueve dinero.</p>
  <form id="pay" novalidate>
    <p class="alert" role="alert" hidden></p>
    <fieldset class="methods" hidden><legend>Forma de pago</legend>
      <label><input type="radio" name="method" value="card" checked> Tarjeta</label>
      <label><input type="radio" name="method" value="oxxo"> Efectivo en OXXO</label>
    </fieldset>
    ${cardFields()}
    <div id="payer" hidden>${nameField('')}${emailField('')}</div>
  </form>
  <section id="bank" hidden aria-labelledby="bank-title">
    <h2 id="bank-title" tabindex="-1">Banco de prueba: confirma que eres tú</h2>
    <p class="pair"><button type="button" data-outcome="accept">Soy yo, autorizar</button>
    <button type="button" class="quiet" data-outcome="refuse">Rechazar</button></p>
  </section>
</body>
</html>`,
});

const script = (name: string, isForOthers: boolean): HttpResponse => ({
  status: 200,
  type: 'text/javascript; charset=utf-8',
  headers: isForOthers ? { 'cross-origin-resource-policy': 'cross-origin' } : {},
  body: here(name),
});

/** The script that sites load, and the one in the frame that it opens. */
export const elementScript = (): HttpResponse => script('element.browser.js', true);
export const frameScript = (): HttpResponse => script('element-frame.browser.js', false);

const css = (body: string): HttpResponse => ({ status: 200, type: 'text/css; charset=utf-8', body });
export const sandboxStyle = (): HttpResponse => css(here('sandbox.css'));
export const tokenStyle = (): HttpResponse => css(here('../../../libs/ui/src/tokens.css'));
