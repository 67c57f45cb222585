export type SaveState = 'idle' | 'saving' | 'saved' | 'error';
