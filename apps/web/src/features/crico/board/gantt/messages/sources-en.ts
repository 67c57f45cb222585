import type { GanttMessages } from './es-mx.ts';

/** Calendars at addresses from which a project takes its holidays. */
export const sources: GanttMessages['calendar']['sources'] = {
  heading: 'Published calendars',
  about:
    'The project takes the all-day events of a calendar on the internet (.ics). It is read every day: what is added or removed there is added or removed here.',
  none: 'The project follows none yet.',
  address: 'Address of the calendar',
  addressHint: 'It begins with https:// or webcal://.',
  addressWrong: 'Type an address that begins with https:// or webcal://.',
  subscribe: 'Follow calendar',
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  fetched: (when) => `read: ${when}`,
  notYet: 'not read yet',
  next: (when) => `read again: ${when}`,
  refresh: 'Refresh',
  refreshOf: (host) => `Refresh ${host}`,
  unsubscribe: 'Stop following',
  unsubscribeOf: (host) => `Stop following ${host}`,
  refreshed: (host) => `The days of ${host} were refreshed`,
  unsubscribed: (host) => `The project follows ${host} no more; its days were removed`,
  problem: (why) => `It could not be read: ${why}.`,
  problems: {
    address_refused: 'its address is not public',
    unreachable: 'the address could not be reached',
    timeout: 'it took too long to answer',
    redirect: 'the address leads to another one; follow that one',
    answer: 'the address answered with an error',
    too_big: 'it is larger than a megabyte',
    not_a_calendar: 'what is there is not a calendar (.ics)',
    too_many_days: 'with its days the project would have more than 200 holidays',
    no_rights: 'the person who followed it leads the project no more; refresh it to follow it on your behalf',
  },
  errors: {
    holiday_source_not_found: 'The project does not follow this calendar any more.',
    too_many_holiday_sources: 'A project follows at most 5 calendars.',
    holiday_source_exists: 'The project follows this calendar already.',
    holiday_address_refused: 'This address is not public.',
    id_taken: 'One was added already with another address. Check the list and try again.',
  },
  failed: 'This could not be done. Try again.',
  failedLoad: 'Failed to load the published calendars.',
};
