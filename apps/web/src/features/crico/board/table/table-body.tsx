import { useEffect, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useVisibleRows } from '../../area/use-visible-rows.ts';
import { GroupRow } from './group-row.tsx';
import { useTable } from './table-context.ts';
import { CardTableRow } from './table-row.tsx';
import type { TableRow } from './table-rows.ts';

interface TableBodyProps {
  readonly rows: readonly TableRow[];
  /** The row of each card. */
  readonly places: ReadonlyMap<string, number>;
  readonly height: number;
  /** The card that Tab leads to. */
  readonly active: string | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The rows in sight, and those that are focused or edited. Scrolling renders only these. */
export const TableBody = ({ rows, places, height, active, scroller }: TableBodyProps) => {
  const { edited } = useTable();
  const { measure, drawnWith, height: whole } = useVisibleRows(rows.length, height, limits.crico.board.spareRows);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame) return undefined;
    const onScroll = () => measure(frame);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => frame.removeEventListener('scroll', onScroll);
  }, [scroller, measure]);
  const shown = drawnWith([active, edited].flatMap((id) => places.get(id ?? '') ?? []));
  return (
    <div role="rowgroup" className="relative" style={{ height: whole }}>
      {shown.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const place = { rowIndex: index + 2, top: index * height, height };
        if (row.type === 'group') return <GroupRow key={`group ${row.key}`} row={row} {...place} />;
        return <CardTableRow key={row.card.id} card={row.card} isActive={row.card.id === active} {...place} />;
      })}
    </div>
  );
};
