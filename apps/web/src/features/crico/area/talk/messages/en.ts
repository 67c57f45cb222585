import type { TalkWords } from './es-mx.ts';

export const talkWords: TalkWords = {
  notKept: 'This device could not keep the draft; do not close this page.',
  sendAgain: 'Send now',
  mention: 'Mention',
  mentionFound: (count) =>
    count === 0 ? 'Nobody who can read it is called that' : count === 1 ? '1 person' : `${count} people`,
  react: 'React',
  reactions: {
    'thumbs-up': 'Agreed',
    heart: 'Love it',
    laugh: 'Funny',
    party: 'Hooray',
    eyes: 'Looking at it',
    done: 'Done',
  },
  reacted: (what, count, names) => `${what}: ${count} (${names})`,
  you: 'you',
  cancel: 'Cancel',
  edit: 'Edit',
  save: 'Save',
  delete: 'Delete',
  edited: 'edited',
  isNew: 'New',
  older: 'Show earlier ones',
  unknownError: 'We could not do it. Please try again.',
};
