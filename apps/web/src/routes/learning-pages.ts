/** Where pages of the school are that people open from another one, as `crico-pages.ts` has those of Crico. */
export const inbox = async () => import('./inbox-page.tsx');
export const settings = async () => import('./settings-page.tsx');
