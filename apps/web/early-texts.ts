import type { Plugin } from 'vite';

/** Texts that the landing page cannot paint without, in the language that most visitors read. */
const needed = /src[\\/](shell[\\/]language|features[\\/]learning[\\/]home)[\\/]messages[\\/]es-mx\.ts$/;

/**
 * Names the texts of the first page in the HTML, so that they travel beside the program instead of after it: one round
 * trip less before anything is on screen. Whoever reads another language fetches 2 KB for nothing.
 */
export const earlyTexts = (): Plugin => ({
  name: 'nivel-early-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && needed.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});
