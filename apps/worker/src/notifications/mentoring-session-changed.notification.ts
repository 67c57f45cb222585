import { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { exampleOfMentoring } from '../examples/mentoring-session-changed.example.ts';
import { mentoring } from '../kinds/mentoring.kind.ts';
import { MENTORING_LINK, mentoringText } from './about-mentoring.ts';
import { notification } from './notification.ts';

export const mentoringSessionChangedNotification = notification({
  fact: mentoringSessionChanged,
  kind: mentoring,
  to: ({ userId }) => userId,
  text: mentoringText,
  link: ({ sessionId }) => `${MENTORING_LINK}#${sessionId}`,
  example: exampleOfMentoring,
});
