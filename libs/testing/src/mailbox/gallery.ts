import { escapeHtml } from '@nivel/platform/escape-html';

/** One e-mail in one language, as the gallery shows it. */
export interface GalleryEmail {
  readonly name: string;
  readonly locale: string;
  readonly subject: string;
  readonly html: string;
}

/** Makes every e-mail there is; asked each time, so that a changed text shows after a restart and nothing is kept. */
export type Gallery = () => Promise<readonly GalleryEmail[]>;

const frame = ({ name, locale, subject }: GalleryEmail): string => `<figure>
  <figcaption><span lang="${locale}">${escapeHtml(subject)}</span> <small>${locale}</small></figcaption>
  <iframe title="${escapeHtml(name)}, ${locale}" sandbox src="/gallery/${name}/${locale}" loading="lazy"></iframe>
</figure>`;

/** Every e-mail in every language, beside each other. */
export const galleryPage = (emails: readonly GalleryEmail[]): string => {
  const sections = [...Map.groupBy(emails, ({ name }) => name)].map(
    ([name, same]) =>
      `<section aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(name)}</h2><div>${same.map(frame).join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>E-mails · Nivel</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/tokens.css">
  <link rel="stylesheet" href="/mailbox.css">
</head>
<body>
  <header class="bar">
    <h1>Nivel <small>E-mails</small></h1>
    <p>${sections.length}</p>
    <a href="/">Mailbox</a>
  </header>
  <main class="gallery">${sections.join('')}</main>
</body>
</html>`;
};
