import type { Token, Tokens } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { deepest, Inline } from './markdown-inline.tsx';
import { markdownText } from './markdown-text.ts';
import { markdownTokens } from './markdown-tokens.ts';

interface BlocksProps {
  readonly tokens: readonly Token[];
  readonly depth: number;
}

const alignments = { left: 'text-left', center: 'text-center', right: 'text-right' };

const Table = ({ table, depth }: { readonly table: Tokens.Table; readonly depth: number }) => {
  const look = ({ align }: Tokens.TableCell) => `border border-line px-2 py-1 ${alignments[align ?? 'left']}`;
  return (
    <div role="group" tabIndex={0} aria-label={markdownText.useText().table} className="overflow-x-auto">
      <table className="border-collapse">
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th key={index} scope="col" className={`bg-sunken ${look(cell)}`}>
                <Inline tokens={cell.tokens} depth={depth + 1} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} className={look(cell)}>
                  <Inline tokens={cell.tokens} depth={depth + 1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const ListItem = ({ item, depth }: { readonly item: Tokens.ListItem; readonly depth: number }) => {
  const text = markdownText.useText();
  const inside = item.tokens.filter(({ type }) => type !== 'checkbox');
  if (!item.task)
    return (
      <li>
        <Blocks tokens={inside} depth={depth + 1} />
      </li>
    );
  return (
    <li className="flex list-none items-start gap-2">
      <input
        type="checkbox"
        checked={item.checked ?? false}
        disabled
        aria-label={item.checked ? text.taskDone : text.taskOpen}
        className="mt-1 -ml-5 size-4 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <Blocks tokens={inside} depth={depth + 1} />
      </div>
    </li>
  );
};

const List = ({ list, depth }: { readonly list: Tokens.List; readonly depth: number }) => {
  const items = list.items.map((item, index) => <ListItem key={index} item={item} depth={depth} />);
  if (!list.ordered) return <ul className="list-disc pl-6">{items}</ul>;
  return (
    <ol start={list.start === '' ? 1 : list.start} className="list-decimal pl-6">
      {items}
    </ol>
  );
};

/** Below the title of its dialog. */
const Heading = ({ heading, depth }: { readonly heading: Tokens.Heading; readonly depth: number }) => {
  const Level = (['h3', 'h4', 'h5'] as const)[heading.depth - 1] ?? 'h6';
  return (
    <Level className={heading.depth === 1 ? 'text-lg' : 'text-base'}>
      <Inline tokens={heading.tokens} depth={depth + 1} />
    </Level>
  );
};

const block = (token: Token, depth: number): ReactNode => {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading heading={token as Tokens.Heading} depth={depth} />;
    case 'list':
      return <List list={token as Tokens.List} depth={depth} />;
    case 'table':
      return <Table table={token as Tokens.Table} depth={depth} />;
    case 'blockquote':
      return (
        <blockquote className="border-l-4 border-line-strong pl-3 text-soft">
          <Blocks tokens={(token as Tokens.Blockquote).tokens} depth={depth + 1} />
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-sunken p-2">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Inline tokens={(token as Tokens.Paragraph).tokens} depth={depth + 1} />
        </p>
      );
    default:
      return <Inline tokens={[token]} depth={depth + 1} />;
  }
};

const Blocks = ({ tokens, depth }: BlocksProps): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{depth > deepest ? token.raw : block(token, depth)}</Fragment>);

/** A text that would keep a browser busy for too long. */
const AsWritten = ({ source }: { readonly source: string }) => (
  <>
    <p className="text-sm text-soft">{markdownText.useText().asWritten}</p>
    <p className="whitespace-pre-wrap">{source}</p>
  </>
);

/** A text in Markdown. It is rendered from tokens, so that nothing in it can run: HTML is shown as text. */
export const MarkdownView = ({ source }: { readonly source: string }) => {
  const tokens = useMemo(() => markdownTokens(source), [source]);
  return (
    <div className="flex max-w-[68ch] flex-col gap-2 wrap-anywhere">
      {tokens ? <Blocks tokens={tokens} depth={0} /> : <AsWritten source={source} />}
    </div>
  );
};
