import { createStore } from '../../../../shell/store/store.ts';

export type CricoDialog = 'create-organization' | 'profile' | 'help';

const open = createStore<CricoDialog | null>(null);

/** Opens a dialog of the area, from wherever it is asked for. */
export const openCricoDialog = (dialog: CricoDialog): void => open.write(dialog);
export const closeCricoDialog = (): void => open.write(null);
export const useOpenDialog = (): CricoDialog | null => open.use();
