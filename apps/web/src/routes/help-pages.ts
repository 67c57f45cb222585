/** Help from a person, as one program: these pages are small and share most of it. */
export { MentoringPage } from '../features/learning/mentoring/mentoring-page.tsx';
export { QuestionsPage } from '../features/learning/questions/questions-page.tsx';
export { QueuePage } from '../features/learning/questions/queue-page.tsx';
