import { escapeHtml } from '@nivel/platform/escape-html';
import type { OpenApi } from './openapi.ts';
import type { Json, OpenApiCall } from './openapi-call.ts';

/** Text with `code` in it. */
const prose = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>');

const json = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

/** The form of a body; some are bytes, and some answers are a status alone. */
const bodyOf = (part: Json): string => {
  const [type, { schema } = {}] =
    Object.entries((part as { content?: Record<string, { schema?: unknown }> }).content ?? {})[0] ?? [];
  if (schema !== undefined) return json(schema);
  return `<p>${prose(String(part['description'] ?? type ?? 'Nothing'))}</p>`;
};

const parametersOf = (call: OpenApiCall): string => {
  if (!call.parameters?.length) return '';
  const rows = call.parameters.map(
    (one) =>
      `<tr><th scope="row"><code>${escapeHtml(String(one['name']))}</code></th><td>${prose(String(one['description']))}</td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
};

const responsesOf = (call: OpenApiCall): string => {
  const rows = Object.entries(call.responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, one]) => `<tr><th scope="row">${status}</th><td>${prose(String(one['description']))}</td></tr>`);
  const [, success = {}] = Object.entries(call.responses).find(([status]) => status.startsWith('2')) ?? [];
  return `<h4>Response</h4>${bodyOf(success)}<h4>Refusals</h4><table>${rows.join('')}</table>`;
};

const tokenNeed = ({ security: [first] }: OpenApiCall): string => {
  if (first === undefined) return 'Needs no token.';
  return 'accessToken' in first ? 'Needs an access token.' : 'Most calls need no token.';
};

const callSection = (path: string, method: string, call: OpenApiCall): string => `
<details id="${escapeHtml(call.operationId)}">
<summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> <span>${prose(call.summary)}</span></summary>
<p>${prose(call.description)} ${tokenNeed(call)}</p>
${parametersOf(call)}
${call.requestBody ? `<h4>Input</h4>${bodyOf(call.requestBody)}` : ''}
${responsesOf(call)}
</details>`;

const tagSection = (document: OpenApi, tag: OpenApi['tags'][number]): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => call.tags.includes(tag.name))
      .map(([method, call]) => callSection(path, method, call)),
  );
  return `<section aria-labelledby="${tag.name}"><h2 id="${tag.name}">${tag.name}</h2><p>${prose(tag.description)}</p>${calls.join('')}</section>`;
};

/** A page for people, made from the OpenAPI document: plain HTML without a script, nothing fetched from elsewhere. */
export const docsPage = (document: OpenApi): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nivel: public calls</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<h1>Public calls of Nivel</h1>
<p>Machine-readable: <a href="/docs/openapi.json">OpenAPI 3.1</a>. Whole screens are read with GraphQL at <code>/graphql</code>,
live updates come over socket.io at <code>/socket.io</code>. Errors are <code>{ code, message, details, hint }</code>; branch on the code.
Every response carries <code>x-trace-id</code>.</p>
${document.tags.map((tag) => tagSection(document, tag)).join('')}
</main>
</body>
</html>
`;

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { margin-top: 3rem; text-transform: capitalize; }
h4 { margin: 1.25rem 0 0.25rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 0.5rem; margin: 0.5rem 0; padding: 0.5rem 1rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary > span:last-child { display: block; opacity: 0.8; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { overflow: auto; max-height: 24rem; padding: 0.75rem; border-radius: 0.5rem; background: color-mix(in srgb, currentColor 7%, transparent); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; overflow-wrap: anywhere; }
`;
