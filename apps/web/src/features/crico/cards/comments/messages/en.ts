import { talkWords } from '../../../area/talk/messages/en.ts';
import type { CommentsMessages } from './es-mx.ts';

export const messages: CommentsMessages = {
  ...talkWords,
  title: 'Comments',
  none: 'There are no comments yet.',
  failed: 'Failed to load the comments',
  write: 'Write a comment',
  hint: 'Markdown, @ to mention, Ctrl+Enter to send.',
  send: 'Comment',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  editing: 'Edit the comment',
  deleted: 'Comment deleted',
  deletedToast: 'The comment was deleted',
  changedToast: 'The comment was changed',
  undo: 'Undo',
  more: (name) => `Actions for the comment of ${name}`,
  earlier: 'Earlier versions',
  earlierOf: (name) => `What the comment of ${name} said before`,
  noEarlier: 'There are no earlier versions.',
  close: 'Close',
  teamOnly: 'Team only',
  teamOnlyHint: 'Guests do not see it.',
  by: (name) => `Comment of ${name}`,
  somebody: 'somebody',
  waiting: 'There is no connection. Your comment is kept on this device and is sent once it is back.',
  notTold: (names, count) =>
    count === 1
      ? `${names} cannot read this comment, and so gets no notification.`
      : `${names} cannot read this comment, and so get no notification.`,
  errors: {
    comment_not_found: 'This comment is not there any more.',
    card_not_found: 'This card is not there any more.',
    card_in_trash: 'This card is in the trash; restore it to talk about it.',
    team_only_needs_member: 'Only members of the project may write for the team only.',
    not_your_comment: 'Only who wrote a comment may change it.',
    comment_changed: 'This comment was changed meanwhile. Your text is still here; save it again to replace theirs.',
    too_many_comments: 'A card holds at most 10,000 comments.',
    invalid_input: 'A comment has 1 to 10,000 characters, and mentions at most 50 people.',
    forbidden: 'You may not comment here any more.',
    already_sent: 'What you wrote before had been sent already; it is above. Send again to add this, too.',
  },
};
