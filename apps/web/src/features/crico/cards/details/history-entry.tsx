import type { CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import type { ReactNode } from 'react';
import { formatMoment } from '../../area/in-words.ts';
import { linksText } from '../../area/links/links-text.ts';
import { repeatText } from '../../area/repeats/repeat-text.ts';
import { projectText } from '../../area/project/project-text.ts';
import { PersonName } from '../../area/people/person-name.tsx';
import { cardsText } from '../cards-text.ts';
import { describedFields, inWords, isGone, type HistoryScene } from './history-words.ts';

/** The command that applies a proposal of the service `ai`. */
const APPLIED = 'apply-proposal';

interface HistoryEntryProps {
  readonly entry: CardHistoryEntry;
  readonly scene: HistoryScene;
  /** The card of an entry, if it is not obvious. */
  readonly card?: ReactNode;
}

/** One command's changes: field by field, the old and the new value. */
export const HistoryEntry = ({ entry, scene, card }: HistoryEntryProps) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const { terms: linkTerms } = linksText.useText();
  const repeat = repeatText.useText();
  const words = { text, shared, scene, linkTerms, repeat };
  const who = scene.people.find(({ id }) => id === entry.by);
  const names: Readonly<Record<string, string>> = text.historyFields;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line py-1 pl-3">
      <p>
        <span className="font-medium">
          {entry.by === null ? (
            text.house
          ) : (
            <PersonName name={who?.name ?? text.somebody} isActive={who?.isActive ?? true} />
          )}
        </span>{' '}
        {text.events[entry.event]} {entry.kind === APPLIED && `${text.byProposal} `}
        <time dateTime={entry.at} className="text-sm text-soft">
          {formatMoment(entry.at)}
        </time>
      </p>
      {card}
      {entry.event === 'changed' && (
        <dl className="flex flex-col gap-1 text-sm">
          {describedFields(entry).map(({ field, old, new: now }) => (
            <div key={field} className="wrap-anywhere">
              <dt className="inline font-medium">
                {names[field] ?? scene.board.fields.get(field)?.name ?? text.goneField}:{' '}
              </dt>
              <dd className="inline">
                <span className="sr-only">{text.before} </span>
                <del className="whitespace-pre-line text-soft">{inWords(field, old, words)}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, {text.now} </span>
                <span className="whitespace-pre-line">
                  <PersonName name={inWords(field, now, words)} isActive={!isGone(field, now, scene)} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};
