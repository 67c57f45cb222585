import { changeRows } from '../stack/service-rows.ts';

const PRO = `INSERT INTO plan_access (user_id, version, is_removed, tier) VALUES ($1, 1, false, 'pro')`;

/** Gives a learner the plan pro in learning's copy; another journey covers paying for it. */
export const havePro = async ({ id }: { readonly id: string }): Promise<void> => changeRows('learning', PRO, [id]);
