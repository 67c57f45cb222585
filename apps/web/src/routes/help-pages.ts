/** The pages beside the curriculum, in one chunk: they are small, and each chunk of its own adds a line to everybody's first visit. */
export { CertificatesPage } from '../features/learning/certificates/certificates-page.tsx';
export { MentoringPage } from '../features/learning/mentoring/mentoring-page.tsx';
export { NotesPage } from '../features/learning/notes/notes-page.tsx';
export { QuestionsPage } from '../features/learning/questions/questions-page.tsx';
export { QueuePage } from '../features/learning/questions/queue-page.tsx';
export { RepetitionPage } from '../features/learning/repetition/repetition-page.tsx';
export { SearchPage } from '../features/learning/search/search-page.tsx';
