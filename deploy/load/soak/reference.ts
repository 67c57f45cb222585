import type pg from 'pg';

/**
 * What must be true of the learners, computed from the ledger by code that shares nothing with the service. Each sentence that
 * does not hold counts as one error.
 */
interface Part {
  readonly id: string;
  readonly module_id: string;
  readonly points: number;
  readonly skill: string;
}
interface Achievement {
  readonly id: string;
  readonly points: number;
  readonly requirements: Readonly<Record<string, number>>;
}
interface Learner {
  readonly user_id: string;
  readonly total_points: number;
  readonly modules_completed: number;
  readonly achievements_unlocked: number;
  readonly streak_days: number;
  readonly ledger: readonly string[];
  readonly modules: readonly { id: string; percent: number; done: boolean; parts: readonly string[] }[];
  readonly skills: Readonly<Record<string, number>>;
  readonly achievements: readonly string[];
}

const PARTS = `
SELECT id, module_id, points, COALESCE(metadata->>'skill', CASE type WHEN 'video' THEN 'Prompting'
  WHEN 'text' THEN 'Machine Learning' ELSE 'IA Aplicada' END) AS skill
FROM learning.curriculum_parts WHERE is_active`;
const LEARNERS = `
SELECT user_id, total_points, modules_completed, achievements_unlocked, streak_days,
  ARRAY(SELECT part_id FROM learning.part_completions c WHERE c.user_id = p.user_id) AS ledger,
  (SELECT COALESCE(json_agg(json_build_object('id', module_id, 'percent', completion_percentage, 'done', is_completed,
    'parts', parts_completed)), '[]') FROM learning.module_progress m WHERE m.user_id = p.user_id) AS modules,
  (SELECT json_object_agg(skill_name, skill_value) FROM learning.user_skills s WHERE s.user_id = p.user_id) AS skills,
  ARRAY(SELECT achievement_id FROM learning.user_achievements a WHERE a.user_id = p.user_id) AS achievements
FROM learning.user_progress p WHERE user_id = ANY($1)`;

const equalSets = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set(a).size === a.length && a.every((one) => b.includes(one));

const earned = (all: readonly Achievement[], score: Record<string, number>): Achievement[] => {
  const held = new Set<Achievement>();
  for (let before = -1; before !== held.size;) {
    before = held.size;
    const points = [...held].reduce((sum, one) => sum + one.points, score['total_points'] ?? 0);
    for (const one of all) {
      const meets = ([what, least]: [string, number]): boolean =>
        (what === 'total_points' ? points : (score[what] ?? 0)) >= least;
      if (Object.entries(one.requirements).some(meets)) held.add(one);
    }
  }
  return [...held];
};

type Must = (isTrue: boolean, sentence: string) => void;

const checkModules = (learner: Learner, parts: readonly Part[], done: readonly Part[], must: Must): string[] => {
  const modules = [...new Set(done.map((part) => part.module_id))];
  must(
    equalSets(
      learner.modules.map(({ id }) => id),
      modules,
    ),
    'another set of modules',
  );
  const completed = modules.filter((id) =>
    parts.every((part) => part.module_id !== id || learner.ledger.includes(part.id)),
  );
  for (const module of learner.modules) {
    const own = parts.filter((part) => part.module_id === module.id);
    const here = own.filter((part) => learner.ledger.includes(part.id)).map(({ id }) => id);
    const percent = (here.length / own.length) * 100;
    must(equalSets(module.parts, here), `module ${module.id} lists other parts`);
    must(
      Math.abs(Number(module.percent) - percent) < 0.006,
      `module ${module.id} is at ${module.percent} %, not ${percent}`,
    );
    must(module.done === completed.includes(module.id), `module ${module.id} is completed or not`);
  }
  must(learner.modules_completed === completed.length, 'another number of modules');
  return completed;
};

const checkSkills = (learner: Learner, done: readonly Part[], must: Must): number => {
  const skills: Record<string, number> = { Prompting: 10, 'Machine Learning': 0, 'Deep Learning': 0, 'IA Aplicada': 0 };
  for (const { skill, points } of done) skills[skill] = Math.min(100, (skills[skill] ?? 0) + points / 10);
  for (const [name, value] of Object.entries(skills)) {
    const kept = Number(learner.skills[name] ?? 0);
    must(Math.abs(kept - value) < 0.006, `skill ${name} is ${kept}, not ${value}`);
  }
  return Math.max(...Object.values(skills));
};

const wrongsOf = (learner: Learner, parts: readonly Part[], achievements: readonly Achievement[]): string[] => {
  const done = parts.filter(({ id }) => learner.ledger.includes(id));
  const wrongs: string[] = [];
  const must: Must = (isTrue, sentence) => void (isTrue || wrongs.push(`${learner.user_id}: ${sentence}`));
  const isLedgerSound = new Set(learner.ledger).size === learner.ledger.length && done.length === learner.ledger.length;
  must(isLedgerSound, 'the ledger repeats itself');
  const completed = checkModules(learner, parts, done, must);
  const partPoints = done.reduce((sum, { points }) => sum + points, 0);
  const held = earned(achievements, {
    total_points: partPoints,
    modules_completed: completed.length,
    skill_value: checkSkills(learner, done, must),
    streak_days: learner.streak_days,
  });
  must(
    equalSets(
      learner.achievements,
      held.map(({ id }) => id),
    ),
    'another set of achievements',
  );
  must(learner.achievements_unlocked === held.length, 'another number of achievements');
  const total = held.reduce((sum, { points }) => sum + points, partPoints);
  must(learner.total_points === total, `${learner.total_points} points, not ${total}`);
  return wrongs;
};

/** Compares every learner with their ledger; answers the sentences that are not true. */
export const compareWithReference = async (
  owner: pg.Client,
  userIds: readonly string[],
): Promise<{ wrongs: string[]; completions: number }> => {
  const { rows: parts } = await owner.query<Part>(PARTS);
  const { rows: achievements } = await owner.query<Achievement>(
    'SELECT id, points, requirements FROM learning.achievements WHERE is_active',
  );
  const { rows: learners } = await owner.query<Learner>(LEARNERS, [userIds]);
  const wrongs = learners.flatMap((learner) => wrongsOf(learner, parts, achievements));
  return { wrongs, completions: learners.reduce((sum, { ledger }) => sum + ledger.length, 0) };
};
