import type { PlanMove } from './consequences.ts';
import { planText } from './plan-text.ts';
import { spanInWords } from './span-words.ts';

/** At most this many are listed; the others are counted. */
const MOST = 100;

/** Cards that move, with their days before and after. */
export const MovesTable = ({ moves, label }: { readonly moves: readonly PlanMove[]; readonly label: string }) => {
  const text = planText.useText();
  return (
    <div className="mt-3 max-h-72 overflow-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full text-left text-sm">
        <thead className="text-soft">
          <tr>
            {[text.card, text.before, text.after].map((name) => (
              <th key={name} scope="col" className="py-1 pr-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, MOST).map(({ id, title, before, after }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-medium wrap-anywhere">
                {title}
              </th>
              <td className="pr-3 whitespace-nowrap text-soft">{spanInWords(before)}</td>
              <td className="whitespace-nowrap">{spanInWords(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > MOST && <p className="py-1.5 text-sm text-soft">{text.more(moves.length - MOST)}</p>}
    </div>
  );
};
