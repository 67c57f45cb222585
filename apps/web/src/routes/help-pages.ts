/**
 * The pages beside the curriculum, as one program: these pages are small, and each that is named alone costs everybody's first
 * visit a line.
 */
export { MentoringPage } from '../features/learning/mentoring/mentoring-page.tsx';
export { NotesPage } from '../features/learning/notes/notes-page.tsx';
export { QuestionsPage } from '../features/learning/questions/questions-page.tsx';
export { QueuePage } from '../features/learning/questions/queue-page.tsx';
export { SearchPage } from '../features/learning/search/search-page.tsx';
