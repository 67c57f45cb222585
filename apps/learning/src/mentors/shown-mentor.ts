import type { MentorNow } from './mentors.repository.ts';

export const shownMentor = ({ id, name, givenAt }: MentorNow) => ({
  user_id: id,
  full_name: name,
  given_at: givenAt.toISOString(),
});
