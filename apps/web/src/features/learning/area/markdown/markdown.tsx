import { headingId } from '@nivel/contracts/learning/heading-id';
import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** Only paths of this site and safe schemes; anything else stays plain text. */
const isSafeHref = (href: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);
/** A path of this site: a picture from elsewhere would reveal the reader to its server. */
const isOwnPath = (href: string): boolean => /^\/(?!\/)/.test(href);

const inline = (tokens: readonly Token[] | undefined): ReactNode[] =>
  (tokens ?? []).map((token, index) => <Fragment key={index}>{inlineToken(token as Tokens.Generic)}</Fragment>);

const link = (token: Tokens.Generic): ReactNode => {
  const href = String(token['href']);
  if (!isSafeHref(href)) return inline(token.tokens);
  const isForeign = /^https?:/i.test(href);
  return (
    <a href={href} {...(isForeign ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {inline(token.tokens)}
    </a>
  );
};

const inlineToken = (token: Tokens.Generic): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code>{String(token['text'])}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token);
    case 'image':
      return isOwnPath(String(token['href'])) ? (
        <img src={String(token['href'])} alt={String(token['text'])} />
      ) : (
        String(token['text'])
      );
    default:
      // Raw HTML is shown as the text it is; nothing in a text is ever run.
      return token.tokens ? inline(token.tokens) : String(token['text'] ?? token.raw);
  }
};

const table = ({ header, rows }: Tokens.Table): ReactNode => (
  <div className="table-frame" tabIndex={0} role="group">
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} scope="col">
              {inline(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{inline(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const list = (token: Tokens.List): ReactNode =>
  createElement(
    token.ordered ? 'ol' : 'ul',
    token.ordered && typeof token.start === 'number' ? { start: token.start } : null,
    token.items.map((item, index) => <li key={index}>{blocks(item.tokens)}</li>),
  );

const block = (token: Token): ReactNode => {
  switch (token.type) {
    case 'heading': {
      const { depth, text, tokens } = token as Tokens.Heading;
      // The page's own title is the h1, so the text's headings start at h2.
      return createElement(`h${Math.min(6, Math.max(2, depth))}`, { id: headingId(text) }, inline(tokens));
    }
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'text':
      return token.tokens ? inline(token.tokens) : String(token.text);
    case 'list':
      return list(token as Tokens.List);
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{String(token.text)}</code>
        </pre>
      );
    case 'table':
      return table(token as Tokens.Table);
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return <p>{token.raw}</p>;
  }
};

const blocks = (tokens: readonly Token[] | undefined): ReactNode[] =>
  (tokens ?? []).map((token, index) => <Fragment key={index}>{block(token)}</Fragment>);

/** Markdown as React elements. There is no HTML on the way, so nothing has to be cleaned. */
export const Markdown = ({ source }: { readonly source: string }) => {
  const tokens = useMemo(() => lexer(source), [source]);
  return <div className="prose">{blocks(tokens)}</div>;
};

/** A sentence or two of Markdown inside a line, such as a question or an option. */
export const InlineMarkdown = ({ source }: { readonly source: string }) => {
  const tokens = useMemo(() => lexer(source), [source]);
  return tokens.map((token, index) => (
    <span key={index} className="prose-inline block">
      {token.type === 'paragraph' ? inline((token as Tokens.Paragraph).tokens) : block(token)}
    </span>
  ));
};
