import { escapeHtml } from '@nivel/platform/escape-html';
import type { Mail, MailAddress } from './mail.ts';

const person = ({ name, address }: MailAddress): string => escapeHtml(name ? `${name} <${address}>` : address);
const people = (list: readonly MailAddress[]): string => list.map(person).join(', ');
const clock = (mail: Mail): string =>
  `<time datetime="${escapeHtml(mail.time)}">${escapeHtml(mail.time.slice(11, 16))} UTC</time>`;

const steps = '<span class="steps" aria-hidden="true"><i></i><i></i><i></i><i></i></span>';

const row = (mail: Mail, chosen: boolean): string => `<li>
  <a href="/?mail=${mail.id}"${chosen ? ' aria-current="true"' : ''}>
    <span class="to"><span>${people(mail.to)}</span> ${clock(mail)}</span>
    <strong>${escapeHtml(mail.subject || '(no subject)')}</strong>
    <span class="snippet">${escapeHtml(mail.text.replaceAll(/\s+/g, ' ').slice(0, 120))}</span>
  </a>
</li>`;

const reader = (mail: Mail): string => `<article aria-labelledby="subject">
  <header>
    <h2 id="subject">${escapeHtml(mail.subject || '(no subject)')}</h2>
    <dl>
      <dt>From</dt><dd>${people(mail.from)}</dd>
      <dt>To</dt><dd>${people(mail.to)}</dd>
      <dt>Date</dt><dd>${escapeHtml(mail.date)}</dd>
    </dl>
    <nav aria-label="This mail">
      <a href="/email/${mail.id}/html" target="_blank" rel="noopener">Open alone</a>
      <a href="/email/${mail.id}/source" target="_blank" rel="noopener">Source</a>
      <a href="/email/${mail.id}" target="_blank" rel="noopener">JSON</a>
      <button type="button" data-delete="/email/${mail.id}">Delete</button>
    </nav>
  </header>
  <iframe title="Content of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/email/${mail.id}/html"></iframe>
  <details><summary>As plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`;

const nothingYet = `<section class="empty">
  <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden="true" focusable="false">
    <path d="M12 18h96v52H12z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
    <path d="m12 18 48 32 48-32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
  </svg>
  <h2>No mail yet</h2>
  <p>Every mail that Nivel sends on this machine lands here. None leaves it.</p>
</section>`;

/** The mailbox as a page: the newest mail first, the chosen one (or the newest) open beside the list. */
export const mailboxPage = (mails: readonly Mail[], chosenId: string | undefined, hasGallery: boolean): string => {
  const newestFirst = mails.toReversed();
  const open = newestFirst.find((mail) => mail.id === chosenId) ?? newestFirst[0];
  const list = newestFirst.map((mail) => row(mail, mail.id === open?.id)).join('');
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Mailbox (${mails.length}) · Nivel</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/tokens.css">
  <link rel="stylesheet" href="/mailbox.css">
  <script type="module" src="/mailbox.js"></script>
</head>
<body data-count="${mails.length}" data-last="${newestFirst[0]?.id ?? ''}">
  <header class="bar">
    <h1>Nivel ${steps} <small>Mailbox</small></h1>
    <p role="status">${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</p>
    ${hasGallery ? '<a href="/gallery">All e-mails there are</a>' : ''}
    <button type="button" data-delete="/email/all"${mails.length === 0 ? ' disabled' : ''}>Delete all</button>
  </header>
  <main>${open ? `<ol class="list" aria-label="Mails, newest first">${list}</ol>${reader(open)}` : nothingYet}</main>
</body>
</html>`;
};
