import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What may be cited: ids of rules and promises, numbers of decisions, sections of the wire contract, and files. */
export interface Citable {
  readonly ids: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  /** @param path from the root of the repository */
  readonly hasFile: (path: string) => boolean;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Reads the citable ids and files from `docs/`. */
export const citableIn = (root: string): Citable => {
  const page = (name: string): string => readFileSync(join(root, 'docs/product', name), 'utf8');
  return {
    ids: new Set(all(page('rules-and-promises.md'), /^\| ([A-Z]+-?\d+) +\|/gm)),
    decisions: new Set(readdirSync(join(root, 'docs/adr')).map((file) => file.slice(0, 4))),
    sections: new Set(all(page('auth-wire-contract.md'), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm)),
    hasFile: (path) => existsSync(join(root, path)),
  };
};

const PROMISE = /\b((?:DAT|OFF|WEB|TEN|AUT|RTM|UND|OPS|API)-\d+)\b/g;
const RULE = /\((R\d{1,2})(?=[,;)])/g;
const DECISIONS = /\bADRs? (\d{4}(?:(?:, | and )\d{4})*)/g;
const SECTION = /\bwire contract(?:'s)?,? (?:section )?\(?(\d+(?:\.\d+)?)/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;
const PAGE = /(?<![\w./-])(docs\/[\w./-]+\.md)\b/g;
/** Texts of those who planned the product; a reader of the repository has none of them. */
const OUTSIDE =
  /(shared\/(?:spec|decisions|promises|architecture|style)[\w./-]*|(?<![\w/-])(?:architecture|decisions|promises|style)\.md\b)/g;

/** Every citation of a text that leads nowhere, in words. */
export const danglingIn = (file: string, text: string, citable: Citable): string[] => {
  const { ids, decisions, sections, hasFile } = citable;
  const missing = (what: string, cited: readonly string[], isThere: (one: string) => boolean): string[] =>
    [...new Set(cited)].filter((one) => !isThere(one)).map((one) => `${file}: ${what} ${one}`);
  const links = file.endsWith('.md') ? all(text, LINK).map((link) => normalize(join(dirname(file), link))) : [];
  return [
    ...missing('no such promise:', all(text, PROMISE), (id) => ids.has(id)),
    ...missing('no such rule:', all(text, RULE), (id) => ids.has(id)),
    ...missing(
      'no such decision:',
      all(text, DECISIONS).flatMap((list) => list.match(/\d{4}/g) ?? []),
      (one) => decisions.has(one),
    ),
    ...missing('no such section of the wire contract:', all(text, SECTION), (one) => sections.has(one)),
    ...missing('no such file:', [...links, ...all(text, PAGE)], hasFile),
    ...missing('not in this repository:', all(text, OUTSIDE), () => false),
  ];
};
