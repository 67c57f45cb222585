import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { streakRulesOf, type LearningSettings } from '../config.ts';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { dayNow } from '../learner/own-day.ts';
import { isoDay } from '@nivel/platform/local-day';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { nextPartOf, pathOf } from '../path/path.ts';
import { daysAsOf, weekOf, type StreakRules } from '../learner/streak.ts';
import { DashboardFigures } from './dashboard-figures.ts';

type Dashboard = OutputOf<typeof readDashboard>;

const SHOWN_DAYS = 30;

@Handles(readDashboard)
export class ReadDashboardHandler implements Handler<typeof readDashboard> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly figures: DashboardFigures,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(_: InputOf<typeof readDashboard>, call: Call): Promise<Dashboard> {
    const { userId } = actorOf(call);
    const curriculum = this.curriculum.current();
    const learner = await this.learners.readPlanned(userId);
    const nowMs = this.clock.now().getTime();
    const today = dayNow(learner, nowMs);
    const first = today - SHOWN_DAYS + 1;
    const row = await this.figures.read(learner, { since: first, nowMs });
    const unlockPercent = this.settings.LEARNING_LEVEL_UNLOCK_PERCENT;
    const { names } = row;
    return {
      profile: { firstName: names?.firstName ?? '', lastName: names?.lastName ?? '', isPrepared: names !== null },
      timeZone: learner.timeZone,
      totalPoints: learner.totalPoints,
      currentLevel: learner.currentLevel,
      modulesCompleted: learner.modulesCompleted,
      achievementsUnlocked: learner.achievementsUnlocked,
      lastActivity: isoTime(learner.lastActivity),
      streak: streakOf(learner, today, streakRulesOf(this.settings)),
      next: nextPartOf(curriculum, learner, unlockPercent),
      repetition: row.repetition,
      levels: pathOf(curriculum, learner, unlockPercent),
      skills: [...row.skills],
      pointsByDay: Array.from({ length: SHOWN_DAYS }, (__, index) => ({
        day: isoDay(first + index),
        points: row.points.get(first + index) ?? 0,
      })),
      achievements: shelfOf(curriculum, learner),
    };
  }
}

const isoTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const streakOf = (learner: Learner, today: number, rules: StreakRules): Dashboard['streak'] => ({
  days: daysAsOf(learner.streak, today),
  freezes: learner.streak.freezes,
  ...rules,
  isDoneToday: learner.activeDays.includes(today),
  week: weekOf(learner.activeDays, today, rules).map(({ day, state }) => ({ day: isoDay(day), state })),
});

const shelfOf = (curriculum: Curriculum, learner: Learner): Dashboard['achievements'] =>
  curriculum.achievements.map(({ id, title, description, icon, points }) => ({
    id,
    title,
    description,
    icon,
    points,
    unlockedAt: isoTime(learner.achievements.get(id) ?? null),
  }));
