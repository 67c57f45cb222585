import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A card as a calendar shows it. */
export interface FeedCard {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly dueOn: string;
  readonly isDone: boolean;
  readonly updatedAt: Date;
}

interface FeedProject {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

const DAY_MS = 86_400_000;

/** A line of a calendar has no control characters; the library escapes everything else that has a meaning there. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/**
 * A calendar of the days on which cards are due. The same cards always give the same text.
 * @param site the address of this installation, below which the cards are opened
 */
export const calendarDocument = (site: string, project: FeedProject, cards: readonly FeedCard[]): string => {
  const calendar = ical({
    name: plain(project.name),
    prodId: { company: 'Nivel', product: 'Crico', language: 'ES' },
  });
  for (const card of cards) {
    const start = new Date(`${card.dueOn}T00:00:00Z`);
    const reference = `${project.key}-${card.number}`;
    calendar.createEvent({
      id: `${card.id}@crico`,
      start,
      end: new Date(start.getTime() + DAY_MS),
      allDay: true,
      summary: plain(`${card.isDone ? '✓ ' : ''}${reference} ${card.title}`),
      url: `${site}/crico/dashboard?project=${project.id}&card=${reference}`,
      stamp: card.updatedAt,
      lastModified: card.updatedAt,
      status: ICalEventStatus.CONFIRMED,
      // A deadline does not make a person busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
};
