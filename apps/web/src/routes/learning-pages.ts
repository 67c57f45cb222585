/** The pages of the school that people open from other pages, as `crico-pages.ts` for Crico. */
export const inbox = async () => import('./inbox-page.tsx');
export const settings = async () => import('./settings-page.tsx');
