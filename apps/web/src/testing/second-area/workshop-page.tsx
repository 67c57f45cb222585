import { useQuery } from '@tanstack/react-query';
import { siteClient } from '../../shell/calls/site-client.ts';

/** A page of the second area that reads something of its own. */
export const WorkshopPage = () => {
  const { data } = useQuery({ queryKey: ['workshop'], queryFn: async () => siteClient.rows('tools') });
  return (
    <main>
      <h1>El taller</h1>
      <p>{data?.length ?? 0} herramientas</p>
    </main>
  );
};
