import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** What a person asked of mentors, and did as one. */
export const mentoringSections: readonly PersonalSection[] = [
  personalSection({
    section: 'mentor',
    about: { 'es-MX': 'Desde cuándo eres mentor o mentora', en: 'Since when you are a mentor' },
    table: 'mentors',
    of: 'user_id',
    key: ['id'],
    columns: ['given_at', 'ended_at'],
  }),
  personalSection({
    section: 'mentoring-hours',
    about: { 'es-MX': 'Las horas de mentoría que publicaste', en: 'The mentoring hours that you published' },
    table: 'mentoring_hours',
    of: 'mentor_id = $1',
    key: ['id'],
    columns: ['id', 'starts_at', 'ends_at', 'withdrawn_at'],
  }),
  personalSection({
    section: 'questions',
    about: {
      'es-MX': 'Tus preguntas a mentores y cómo las calificaste',
      en: 'Your questions to mentors, and how you rated them',
    },
    table: 'questions',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'part_id', 'tier', 'state', 'asked_at', 'answered_at', 'rating', 'rating_words'],
  }),
  personalSection({
    section: 'question-messages',
    about: {
      'es-MX': 'Los mensajes de tus preguntas y los que escribiste como mentor o mentora',
      en: 'The messages of your questions, and those that you wrote as a mentor',
    },
    table: 'question_messages',
    of: 'author_id = $1 OR question_id = ANY (ARRAY(SELECT id FROM questions WHERE user_id = $1))',
    key: ['id'],
    columns: ['id', 'question_id', 'is_answer', 'text', 'written_at'],
  }),
  personalSection({
    section: 'mentoring-sessions',
    about: { 'es-MX': 'Tus sesiones de mentoría', en: 'Your mentoring sessions' },
    table: 'mentoring_sessions',
    of: 'user_id',
    key: ['id'],
    columns: ['id', 'hour_id', 'month', 'topic', 'notes', 'booked_at', 'cancelled_at'],
  }),
];
