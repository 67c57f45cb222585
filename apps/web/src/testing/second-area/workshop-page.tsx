import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteClient } from '../../shell/calls/site-client.ts';
import { useLiveRoom } from '../../shell/live/use-live.ts';

/** A page of the second area that reads something of its own, and follows a room that others are in. */
export const WorkshopPage = () => {
  const { data, refetch } = useQuery({ queryKey: ['workshop'], queryFn: async () => siteClient.rows('tools') });
  const [moves, setMoves] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const facts = { 'workshop.tool.moved': () => setMoves((before) => before + 1) };
  useLiveRoom({
    room: 'bench:1',
    facts,
    onStale: () => void refetch(),
    onClosed: () => setIsClosed(true),
  });
  return (
    <main>
      <h1>El taller</h1>
      {isClosed ? <p>Ya no estás en el taller</p> : <p>{data?.length ?? 0} herramientas</p>}
      <p>{moves} cambios</p>
    </main>
  );
};
