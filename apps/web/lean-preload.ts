import type { Plugin } from 'vite';

/** The bundler's own knows style sheets, nonces and failures as well, in a kilobyte that every first visit would pay for. */
const helper = `
const known = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (known.has(file) || file.endsWith('.css')) continue;
    known.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }));
  }
  return load();
};`;

/**
 * Fetches the other files of a page at the same time as its program. The style sheet, which all pages share, is loaded already.
 * A failure here occurs again at the import and is reported there.
 *
 * @throws while building, where a page has a style sheet of its own: nothing would load it
 */
export const leanPreload = (): Plugin => ({
  name: 'nivel-lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? helper : null),
  generateBundle(_, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (sheets.length > 1) this.error(`pages share one style sheet, and these are several: ${sheets.join(', ')}`);
  },
});
