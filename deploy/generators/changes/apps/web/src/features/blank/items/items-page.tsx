import { useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { blankText } from '../blank-text.ts';

const itemsQuery = {
  queryKey: ['blank', 'items'],
  queryFn: async () => siteClient.rows<{ id: string; title: string }>('blank_items', { select: 'id,title' }),
};

export const ItemsPage = () => {
  const text = blankText.useText();
  const { data = [] } = useQuery(itemsQuery);
  return (
    <main>
      <h1>{text.title}</h1>
      <p>{text.count(data.length)}</p>
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </main>
  );
};
