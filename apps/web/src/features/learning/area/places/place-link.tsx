import type { FoundPlace } from '@nivel/contracts/learning/found-place';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The address of a part. */
export const toPart = '/dashboard/modulos/$moduleId/partes/$partId';

/** The address of a place within its part, by the kind of place. */
const landing = ({ kind, anchor }: FoundPlace) => {
  if (anchor === null) return {};
  if (kind === 'second') return { search: { segundo: Number(anchor) } };
  return kind === 'question' ? { search: { pregunta: anchor } } : { hash: anchor };
};

interface PlaceLinkProps {
  readonly moduleId: string;
  readonly partId: string;
  readonly place: FoundPlace;
  readonly className: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Leads to a place in a part: a section, a second or a question. */
export const PlaceLink = ({ moduleId, partId, place, children, ...link }: PlaceLinkProps) => (
  <Link to={toPart} params={{ moduleId, partId }} {...landing(place)} {...link}>
    {children}
  </Link>
);

/** An excerpt of a place, with what matches marked. */
export const Excerpt = ({ pieces }: { readonly pieces: FoundPlace['excerpt'] }) =>
  pieces.map(({ text, is_match: isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="rounded-sm bg-warning-soft px-0.5 text-text">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
