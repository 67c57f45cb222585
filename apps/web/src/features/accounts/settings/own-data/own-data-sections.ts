/** Both sections in one program: each that is named alone costs everybody's first visit a line. */
export { DataSection } from './data-section.tsx';
export { DeletionSection } from './deletion-section.tsx';
