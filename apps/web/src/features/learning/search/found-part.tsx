import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { FoundPlace } from '@nivel/contracts/learning/found-place';
import { useId } from 'react';
import { levelLook } from '../area/levels/level-look.ts';
import { PartIcon } from '../area/part-icon.tsx';
import { Excerpt, PlaceLink, toPart } from '../area/places/place-link.tsx';
import { useWhyLocked } from '../area/use-why-locked.ts';
import type { FoundPart as Found } from './search.queries.ts';
import { clock } from '../area/clock.ts';
import { searchText } from './search-text.ts';

const usePlaceName = ({ kind, anchor, heading }: FoundPlace): string => {
  const text = searchText.useText();
  if (kind === 'second') return text.atSecond(clock(Number(anchor)));
  if (kind === 'question') return text.question;
  return heading === '' ? text.beginning : heading;
};

const Place = ({ part, place }: { readonly part: Found; readonly place: FoundPlace }) => (
  <li>
    <PlaceLink
      moduleId={part.module_id}
      partId={part.part_id}
      place={place}
      className="block rounded-md p-3 hover:bg-sunken"
    >
      <span className="font-medium underline-offset-4 hover:underline">{usePlaceName(place)}</span>
      <span className="mt-0.5 block text-soft">
        <Excerpt pieces={place.excerpt} />
      </span>
    </PlaceLink>
  </li>
);

/** A part in which something was found: its places, or why it is locked. */
export const FoundPart = ({ part }: { readonly part: Found }) => {
  const text = searchText.useText();
  const whyLocked = useWhyLocked();
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-line bg-raised p-5">
      <p className="text-sm font-semibold text-soft">
        <span className={levelLook(part.level_id).text}>{part.level_id}</span> · {part.module_title}
      </p>
      <h2 id={titleId} className="mt-1 flex items-center gap-2 text-lg">
        <PartIcon type={part.type} size={18} />
        {part.locked_because ? (
          part.title
        ) : (
          <Link
            to={toPart}
            params={{ moduleId: part.module_id, partId: part.part_id }}
            className="underline-offset-4 hover:underline"
          >
            {part.title}
          </Link>
        )}
      </h2>
      {part.locked_because && (
        <p className="mt-2 flex items-center gap-2 text-soft">
          <Lock aria-hidden="true" size={16} />
          <span className="sr-only">{text.locked}.</span>
          {whyLocked(part.locked_because)}
        </p>
      )}
      {part.places.length > 0 && (
        <ul className="-mx-3 mt-2 flex flex-col gap-1">
          {part.places.map((place, index) => (
            <Place key={index} part={part} place={place} />
          ))}
        </ul>
      )}
    </article>
  );
};
