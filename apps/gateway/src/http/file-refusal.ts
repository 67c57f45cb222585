import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import type { ErrorKind } from '@nivel/contracts/kernel/errors';
import { escapeHtml } from '@nivel/platform/escape-html';
import { retryAfter, type HttpExchange } from './http-exchange.ts';

type Language = 'es' | 'en';
type Reason = 'away' | 'expired' | 'gone' | 'limited' | 'wrong';

const TEXTS: Readonly<Record<Language, Readonly<Record<Reason, readonly [title: string, sentence: string]>>>> = {
  es: {
    away: ['El archivo no está disponible por ahora', 'Nada se perdió: inténtalo de nuevo en unos minutos.'],
    expired: [
      'Este enlace ya no abre el archivo',
      'Los enlaces de los archivos duran poco tiempo. Ábrelo otra vez desde donde lo encontraste.',
    ],
    gone: ['Este archivo ya no está', 'Alguien lo eliminó, o la dirección no está completa.'],
    limited: ['Son muchas solicitudes a la vez', 'Espera un momento e inténtalo de nuevo.'],
    wrong: ['No podemos abrir este archivo', 'La dirección no es la de un archivo.'],
  },
  en: {
    away: ['The file is not available right now', 'Nothing was lost: try again in a few minutes.'],
    expired: [
      'This link no longer opens the file',
      'Links to files work for a short time. Open it again from where you found it.',
    ],
    gone: ['This file is not there any more', 'Somebody deleted it, or the address is not complete.'],
    limited: ['That is many requests at once', 'Wait a moment and try again.'],
    wrong: ['We cannot open this file', 'The address is not that of a file.'],
  },
};
const AGAIN: Readonly<Record<Language, string>> = { es: 'Intentar de nuevo', en: 'Try again' };
const MAY_HELP: ReadonlySet<Reason> = new Set<Reason>(['away', 'limited']);

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; }
main { box-sizing: border-box; max-width: 34rem; padding: 2rem 1.5rem; text-align: center; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0; opacity: 0.85; }
a { display: inline-block; margin-top: 1.5rem; padding: 0.625rem 1.25rem; border-radius: 0.75rem; background: CanvasText; color: Canvas; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid CanvasText; outline-offset: 3px; }`;
/** As strict as for a file, except for the page's own style. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const reasonOf = (kind: ErrorKind): Reason => {
  switch (kind) {
    case 'unavailable':
    case 'internal':
      return 'away';
    case 'unauthenticated':
    case 'forbidden':
      return 'expired';
    case 'not-found':
      return 'gone';
    case 'limited':
      return 'limited';
    case 'invalid':
    case 'conflict':
    case 'too-large':
      return 'wrong';
  }
};

/** The first of our languages among those of an `Accept-Language`, by their weights. */
const languageIn = (header: string | undefined): Language => {
  const wanted = (header ?? '').split(',').map((one) => {
    const [tag = '', weight] = one.trim().split(/\s*;\s*q=/);
    return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const ours = wanted.filter(({ language, weight }) => (language === 'es' || language === 'en') && weight > 0);
  return ours.toSorted((one, other) => other.weight - one.weight)[0]?.language === 'en' ? 'en' : 'es';
};

const pageOf = (reason: Reason, language: Language): string => {
  const [title, sentence] = TEXTS[language][reason].map(escapeHtml);
  // An empty address is the address of the page.
  const again = MAY_HELP.has(reason) ? `\n<a href="">${AGAIN[language]}</a>` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>${again}
</main>
</body>
</html>
`;
};

/** Whether a browser shows the answer in a tab: programs and pictures ask for no page. */
const isShown = ({ accept }: IncomingHttpHeaders): boolean =>
  /(^|,)\s*text\/html\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept ?? '');

/** Refuses a file: for a person who opened it in a tab by a page in their language, for programs as every door does. */
export const refuseFile = (exchange: HttpExchange, headers: IncomingHttpHeaders, error: AppError): void => {
  if (!isShown(headers)) {
    exchange.refuse(error);
    return;
  }
  exchange.logRefusal(error);
  const { definition } = error;
  exchange.send(httpStatusOf(definition), pageOf(reasonOf(definition.kind), languageIn(headers['accept-language'])), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    ...retryAfter(error),
  });
};
