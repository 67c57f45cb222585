import { Button } from '@nivel/ui/button';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';

interface PagedListProps<Page, Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page>>;
  readonly itemsOf: (page: Page) => readonly Item[];
  /** Its name, and the texts for an error, an empty list and the next page. */
  readonly text: { readonly label: string; readonly failed: string; readonly none: string; readonly older: string };
  readonly look: string;
  readonly children: (item: Item) => ReactNode;
}

/** A list read page by page, newest first. */
export const PagedList = <Page, Item>({ query, itemsOf, text, look, children }: PagedListProps<Page, Item>) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const items = data.pages.flatMap(itemsOf);
  if (items.length === 0) return <p className="text-soft">{text.none}</p>;
  return (
    <>
      <ol aria-label={text.label} className={look}>
        {items.map(children)}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  );
};
