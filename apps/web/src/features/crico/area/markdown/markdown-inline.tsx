import type { Token, Tokens } from 'marked';
import { createContext, Fragment, use, type ReactNode } from 'react';
import { MENTION } from '@nivel/contracts/projects/comment-values';
import { safeAddress } from './markdown-tokens.ts';

/** Deeper levels are shown as they were written. */
export const deepest = 24;

/** Opens beside the page, without a referrer or opener. */
const OutsideLink = ({ address, children }: { readonly address: string; readonly children: ReactNode }) => {
  const href = safeAddress(address);
  if (href === undefined) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-accent underline">
      {children}
    </a>
  );
};

/** The names of people who are mentioned by id; null: without people, ids are plain text. */
export const MentionNames = createContext<((userId: string) => string) | null>(null);

/** People's text, with mentioned people by their present names. */
const Words = ({ text }: { readonly text: string }): ReactNode => {
  const nameOf = use(MentionNames);
  if (!nameOf || !text.includes('@[')) return text;
  // Every second part is an id.
  return text.split(MENTION).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="rounded-sm bg-accent-soft px-1 font-medium">
        @{nameOf(part)}
      </span>
    ),
  );
};

/** Pictures are not fetched: they would reveal the reader to their server. They are links. */
const inlineToken = (token: Token, depth: number): ReactNode => {
  const inside = () => <Inline tokens={token.type === 'image' ? [] : tokensOf(token)} depth={depth + 1} />;
  switch (token.type) {
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'em':
      return <em>{inside()}</em>;
    case 'del':
      return <del>{inside()}</del>;
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 py-0.5">{textOf(token)}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <OutsideLink address={(token as Tokens.Link).href}>{inside()}</OutsideLink>;
    case 'image': {
      const { href, text } = token as Tokens.Image;
      return <OutsideLink address={href}>{text || href}</OutsideLink>;
    }
    default:
      return tokensOf(token).length > 0 ? inside() : <Words text={textOf(token)} />;
  }
};

const tokensOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens) || [];
const textOf = (token: Token): string => ('text' in token && typeof token.text === 'string' ? token.text : token.raw);

interface InlineProps {
  readonly tokens: readonly Token[];
  readonly depth: number;
}

/** The content of a line. HTML is text. */
export const Inline = ({ tokens, depth }: InlineProps) =>
  tokens.map((token, index) => (
    <Fragment key={index}>{depth > deepest ? token.raw : inlineToken(token, depth)}</Fragment>
  ));
