import { createStore } from '../../../../shell/store/store.ts';

export type OwnDialog = 'create-organization' | 'profile' | 'help';
/** Those that the slice of projects brings. */
export type ProjectDialog = 'create-project';
export type CricoDialog = OwnDialog | ProjectDialog;

const open = createStore<CricoDialog | null>(null);

/** Opens a dialog of Crico, from wherever it is asked for. */
export const openCricoDialog = (dialog: CricoDialog): void => open.write(dialog);
export const closeCricoDialog = (): void => open.write(null);
export const useOpenDialog = (): CricoDialog | null => open.use();
