import { escapeHtml } from '@nivel/platform/escape-html';
import { CHART_WIDTH, chartAlt, type Chart } from './chart.ts';
import type { ComposedEmail } from './compose-email.ts';
import { dark, light, styleSheet } from './email-style.ts';

const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:26px;overflow-wrap:anywhere;word-break:break-word;color:${light.text}">${escapeHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;font-size:14px;line-height:22px;color:${light.soft}">${escapeHtml(text)}</p>`;

/** The address of a chart's picture. */
type PictureAddress = (chart: Chart) => string;

const picture = (chart: Chart, addressOf: PictureAddress): string => `
<p class="text" style="margin:8px 0 8px;font-size:16px;line-height:24px;font-weight:700;color:${light.text}">${escapeHtml(chart.title)}</p>
<img src="${escapeHtml(addressOf(chart))}" alt="${escapeHtml(chartAlt(chart))}" width="${CHART_WIDTH}" style="display:block;width:100%;max-width:${CHART_WIDTH}px;height:auto;margin:0 0 20px;border-radius:8px">`;

const codeBox = ({ label, digits }: { label: string; digits: string }): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="box" align="center" style="padding:20px 12px;background:${light.accentSoft};border-radius:12px">
<p class="soft" style="margin:0 0 6px;font-size:14px;line-height:20px;color:${light.soft}">${escapeHtml(label)}</p>
<p class="text" style="margin:0;font-size:38px;line-height:46px;font-weight:700;letter-spacing:8px;white-space:nowrap;font-family:'SF Mono',Consolas,Menlo,monospace;color:${light.text}">${escapeHtml(digits)}</p>
</td></tr></table>`;

const button = ({ text, url }: { text: string; url: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td class="button" align="center" bgcolor="${light.accent}" style="background:${light.accent};border-radius:12px">
<a class="button-text" href="${escapeHtml(url)}" style="display:inline-block;padding:15px 28px;font-size:17px;line-height:22px;font-weight:700;color:${light.onAccent};text-decoration:none">${escapeHtml(text)}</a>
</td></tr></table>`;

/** The four levels of the wordmark, as four steps. */
const steps = light.levels
  .map(
    (colour, index) =>
      `<span style="display:inline-block;width:7px;height:${5 + index * 3}px;margin-left:3px;background:${colour};border-radius:2px"></span>`,
  )
  .join('');

const head = (email: ComposedEmail): string => `<!doctype html>
<html lang="${escapeHtml(email.language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(email.subject)}</title><style>${styleSheet(dark)}</style></head>`;

const footer = (email: ComposedEmail): string => `
<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:20px;color:${light.soft}">${escapeHtml(email.linkHint)}<br><a class="link" href="${escapeHtml(email.button.url)}" style="color:${light.accent};word-break:break-all">${escapeHtml(email.button.url)}</a></p>`;

const unsubscribe = ({ unsubscribe: way }: ComposedEmail): string =>
  way === null
    ? ''
    : `
<p style="margin:8px 0 0;font-size:13px;line-height:20px"><a class="soft" href="${escapeHtml(way.url)}" style="color:${light.soft}">${escapeHtml(way.text)}</a></p>`;

/**
 * Renders the e-mail as HTML that e-mail programs support: tables, inline styles, no remote resources; with a dark scheme where
 * that is supported.
 * @param addressOf the address of a chart's picture: in the e-mail itself, or in the page that shows it
 */
export const renderHtml = (email: ComposedEmail, addressOf: PictureAddress): string => `${head(email)}
<body class="page" style="margin:0;padding:0;background:${light.page};font-family:Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${light.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr>
<td class="text" style="padding:0 8px 20px;font-size:24px;line-height:30px;font-weight:800;color:${light.text}">Nivel${steps}</td></tr>
<tr><td class="card" style="padding:36px 32px 24px;background:${light.card};border:1px solid ${light.line};border-radius:16px">
<h1 class="text" style="margin:0 0 20px;font-size:26px;line-height:34px;font-weight:800;color:${light.text}">${escapeHtml(email.title)}</h1>
${paragraph(email.greeting)}${email.paragraphs.map(paragraph).join('')}${email.charts.map((chart) => picture(chart, addressOf)).join('')}
${email.code === null ? '' : codeBox(email.code)}${button(email.button)}${email.notes.map(note).join('')}
</td></tr><tr><td style="padding:20px 8px 0">${email.code === null ? '' : footer(email)}
<p class="soft" style="margin:0;font-size:13px;line-height:20px;color:${light.soft}">Nivel. ${escapeHtml(email.tagline)}<br>${escapeHtml(email.why)}</p>${unsubscribe(email)}
</td></tr></table></td></tr></table></body></html>`;
