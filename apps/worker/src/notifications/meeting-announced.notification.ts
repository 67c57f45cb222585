import { meetingAnnounced } from '@nivel/contracts/projects/meetings/meeting-announced.fact';
import { meetings } from '../kinds/meetings.kind.ts';
import { exampleOfMeeting, meetingLink, meetingText } from './about-meetings.ts';
import { notification } from './notification.ts';

/** The actor knows it already. */
export const meetingAnnouncedNotification = notification({
  fact: meetingAnnounced,
  kind: meetings,
  to: ({ people, by }) => people.filter((userId) => userId !== by),
  text: meetingText,
  link: meetingLink,
  example: exampleOfMeeting,
});
