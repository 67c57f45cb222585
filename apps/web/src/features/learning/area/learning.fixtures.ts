import type { Dashboard, Module, OpenedPart } from './data/learning.queries.ts';

const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const moduleId = id(10);
export const partIds = [id(101), id(102), id(103)] as const;

type PathModule = Dashboard['levels'][number]['modules'][number];

export const aPathModule = (overrides: Partial<PathModule> = {}): PathModule => ({
  id: moduleId,
  number: 1,
  title: 'Qué es la IA',
  description: 'Lo básico, sin miedo.',
  estimatedMinutes: 20,
  state: 'open',
  lockedBecause: null,
  percentage: 33.33,
  partsCompleted: 1,
  partsTotal: 3,
  points: 45,
  ...overrides,
});

export const aModule = (overrides: Partial<Module> = {}): Module => ({
  ...aPathModule(),
  learningObjectives: ['Explicar qué es la IA'],
  level: { id: 'X100', name: 'Fundamentos', color: 'agave' },
  parts: (['video', 'text', 'exercises'] as const).map((type, index) => ({
    id: partIds[index] ?? '',
    number: index + 1,
    type,
    title: ['La IA en tu día', 'Una historia corta', 'Comprueba'][index] ?? '',
    points: 15,
    estimatedMinutes: 5,
    skill: 'Prompting',
    isCompleted: index === 0,
    isOpen: true,
    isOpened: index === 0,
  })),
  nextPartId: partIds[1],
  previousModuleId: null,
  nextModuleId: null,
  completedAt: null,
  ...overrides,
});

const week = ['done', 'frozen', 'missed', 'done', 'open', 'coming', 'coming'] as const;

const levels: Dashboard['levels'] = [
  {
    id: 'X100',
    name: 'Fundamentos',
    description: '',
    duration: '4 semanas',
    color: 'agave',
    state: 'open',
    lockedBecause: null,
    modulesCompleted: 0,
    modulesTotal: 2,
    modules: [
      aPathModule(),
      aPathModule({
        id: id(11),
        number: 2,
        title: 'Cómo aprenden las máquinas',
        state: 'locked',
        lockedBecause: {
          reason: 'prerequisites',
          tier: null,
          levelId: null,
          modulesCompleted: null,
          modulesNeeded: null,
          moduleIds: [moduleId],
        },
      }),
    ],
  },
  {
    id: 'X200',
    name: 'Datos y modelos',
    description: '',
    duration: '6 semanas',
    color: 'talavera',
    state: 'locked',
    lockedBecause: {
      reason: 'level',
      tier: null,
      levelId: 'X100',
      modulesCompleted: 0,
      modulesNeeded: 2,
      moduleIds: [],
    },
    modulesCompleted: 0,
    modulesTotal: 0,
    modules: [],
  },
];

export const aDashboard = (overrides: Partial<Dashboard> = {}): Dashboard => ({
  profile: { firstName: 'Lupita', lastName: 'Reyes', isPrepared: true },
  timeZone: 'America/Mexico_City',
  totalPoints: 330,
  currentLevel: 'X100',
  modulesCompleted: 0,
  achievementsUnlocked: 1,
  lastActivity: null,
  streak: {
    days: 4,
    freezes: 1,
    freezeEveryDays: 7,
    mostFreezes: 2,
    isDoneToday: false,
    week: week.map((state, index) => ({ day: `2026-11-${16 + index}`, state })),
  },
  next: {
    partId: partIds[1],
    title: 'Una historia corta',
    type: 'text',
    points: 15,
    estimatedMinutes: 5,
    number: 2,
    count: 3,
    moduleId,
    moduleTitle: 'Qué es la IA',
    levelId: 'X100',
    minutesLeft: 5,
    isStarted: true,
  },
  repetition: { left: 0, answeredToday: 0, dailyLimit: 20, isDayFull: false, nextOn: null },
  levels,
  skills: [{ name: 'Prompting', value: 11.5, description: 'Pedir bien.' }],
  pointsByDay: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    points: 11,
  })),
  achievements: [
    { id: id(90), title: 'Cima', description: 'Termina X100.', icon: 'mountain', points: 50, unlockedAt: null },
    {
      id: id(91),
      title: 'Primeros pasos',
      description: 'Tus primeros puntos.',
      icon: 'footprints',
      points: 5,
      unlockedAt: '2026-11-18T18:00:00Z',
    },
  ],
  ...overrides,
});

export const aPart = (content: OpenedPart['content'], overrides: Partial<OpenedPart> = {}): OpenedPart => ({
  id: partIds[1],
  title: 'Una historia corta',
  points: 15,
  estimatedMinutes: 5,
  number: 2,
  count: 3,
  skill: 'Prompting',
  goal: null,
  sources: [],
  reviewedOn: null,
  module: { id: moduleId, number: 1, title: 'Qué es la IA' },
  level: { id: 'X100', name: 'Fundamentos', color: 'agave' },
  previousPartId: partIds[0],
  nextPartId: partIds[2],
  lockedBecause: null,
  content,
  view: {
    openedAt: '2026-11-21T10:00:00Z',
    reachedEndAt: null,
    completedAt: null,
    position: 0,
    watched: [],
    watchedShare: 0,
    attempts: 0,
    bestScore: null,
  },
  run: content.type === 'exercises' ? { number: 1, leftToday: content.kind === 'practice' ? null : 3 } : null,
  tried: [],
  ...overrides,
});

/** The service's answer to a completed part. */
export const aCompletion = (partId: string, overrides: Readonly<Record<string, unknown>> = {}) => ({
  partId,
  moduleId,
  levelId: 'X100',
  completedAt: '2026-11-21T10:05:00Z',
  points: 15,
  totalPoints: 345,
  percentage: 66.67,
  moduleCompleted: false,
  modulesCompleted: 0,
  nextPartId: partIds[2],
  nextModuleId: moduleId,
  unlockedLevels: [],
  skill: { name: 'Machine Learning', gain: 1.5, value: 1.5, isNew: false },
  achievements: [],
  streak: { days: 5, freezes: 1, freezesUsed: 0 },
  ...overrides,
});
