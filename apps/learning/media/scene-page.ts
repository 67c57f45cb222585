import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Scene } from './storyboard.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `**so**` is the one emphasis a storyboard has. */
const inline = (text: string): string => escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>');

const list = (items: readonly string[], tag: 'ol' | 'ul', step: boolean): string =>
  `<${tag}>${items.map((item) => `<li${step ? ' data-step' : ''}><span>${inline(item)}</span></li>`).join('')}</${tag}>`;

const sceneBody = (scene: Scene): string => {
  switch (scene.kind) {
    case 'title':
      return `<p class="subtitle">${inline(scene.subtitle)}</p>`;
    case 'bullets':
      return list(scene.bullets, 'ul', true);
    case 'flow':
      return list(scene.steps, 'ol', true);
    case 'compare': {
      const columns = [scene.left, scene.right];
      return columns
        .map((one) => `<section data-step><h2>${inline(one.title)}</h2>${list(one.items, 'ul', false)}</section>`)
        .join('');
    }
    case 'prompt':
      return scene.blocks
        .map((block) => `<section data-step><h2>${inline(block.label)}</h2><p>${inline(block.text)}</p></section>`)
        .join('');
  }
};

/** Agave: a rosette of leaves. Talavera: a tile of quarter circles. The motif identifies the level without its colour. */
const motifs: Readonly<Record<string, string>> = {
  x100: Array.from(
    { length: 9 },
    (_, leaf) => `<path d="M0 0C-34-90-26-190 0-250C26-190 34-90 0 0Z" transform="rotate(${leaf * 22.5 - 90})"/>`,
  ).join(''),
  x200: [0, 90, 180, 270]
    .map(
      (turn) =>
        `<path d="M26 26C26 130 100 206 206 206C206 100 130 26 26 26ZM-62 240A62 62 0 0 1 62 240Z" transform="rotate(${turn})"/>`,
    )
    .join(''),
};

const fontFace = async (family: string, file: string): Promise<string> => {
  const require = createRequire(import.meta.url);
  const font = await readFile(require.resolve(`@fontsource-variable/${file}`));
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:200 900}`;
};

/** The product's own tokens and fonts, and the layout beside this file. */
const readStyle = async (layoutFile: string): Promise<string> => {
  const here = import.meta.dirname;
  const files = [join(here, '../../../libs/ui/src/tokens.css'), join(here, layoutFile)];
  const [tokens, layout] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const fonts = await Promise.all([
    fontFace('Figtree Variable', 'figtree/files/figtree-latin-wght-normal.woff2'),
    fontFace('Bricolage Grotesque Variable', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ]);
  return [...fonts, tokens, layout].join('\n');
};

/** The style of all scenes. */
export const readSceneStyle = (): Promise<string> => readStyle('scene.css');

/** A drawing as a page of 960 x 540, in the colours of its level. */
export const drawingPage = async (drawing: string, code: string): Promise<string> =>
  `<!doctype html><html data-theme="light"><meta charset="utf-8"><style>${await readStyle('drawing.css')}</style>
<body class="${code}">${drawing}</body></html>`;

/** One scene as a page of 1280 x 720. `levelName` is beside its code in the corner. */
export const scenePage = (
  scene: Scene,
  position: number,
  count: number,
  level: { id: string; name: string },
  style: string,
): string => {
  const code = level.id.toLowerCase();
  const dots = Array.from({ length: count }, (_, dot) => `<i${dot === position ? ' class="now"' : ''}></i>`).join('');
  return `<!doctype html><html lang="es-MX" data-theme="light"><meta charset="utf-8"><style>${style}</style>
<body class="${scene.kind} ${code}"><svg class="motif" viewBox="-260 -260 520 520">${motifs[code] ?? ''}</svg>
<header><strong>Nivel</strong><span class="steps"><i></i><i></i><i></i><i></i></span><span class="level">${level.id} · ${escapeHtml(level.name)}</span></header>
<main><h1>${inline(scene.title)}</h1><div class="body">${sceneBody(scene)}</div></main><footer>${dots}</footer></body></html>`;
};
