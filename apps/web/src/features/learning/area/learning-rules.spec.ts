import { describe, expect, it } from '@jest/globals';
import { messages as shell } from '../../../shell/language/messages/signed-in.es-mx.ts';
import { isNewAccount } from './account-age.ts';
import { runningTotal } from '../dashboard/running-total.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es-mx.ts';
import { whyLocked } from './why-locked.ts';

describe('a new account', () => {
  it('is new for two minutes', () => {
    const made = '2026-11-21T10:00:00Z';
    const at = (seconds: number) => isNewAccount(made, Date.parse(made) + seconds * 1000);
    expect([at(0), at(119), at(120), isNewAccount('', 0)]).toEqual([true, true, false, false]);
  });
});

describe('points over time', () => {
  it('end at the total of today and start with the earlier total', () => {
    const byDay = [
      { day: 'a', points: 10 },
      { day: 'b', points: 0 },
      { day: 'c', points: 25 },
    ];
    expect(runningTotal(100, byDay).map(({ points }) => points)).toEqual([75, 75, 100]);
    expect(runningTotal(100, [])).toEqual([]);
  });
});

describe('why something is locked', () => {
  const nothing = { tier: null, levelId: null, modulesCompleted: null, modulesNeeded: null, moduleIds: [] };
  const titles = new Map([['m1', 'Qué es la IA']]);
  const say = (because: Parameters<typeof whyLocked>[0]) => whyLocked(because, (id) => titles.get(id), es);

  it('is shown in words', () => {
    const level = { ...nothing, reason: 'level' as const, levelId: 'X100', modulesCompleted: 1, modulesNeeded: 4 };
    expect(say(level)).toBe('Completa 4 módulos de X100 para abrirlo. Llevas 1.');
    expect(say({ ...nothing, reason: 'prerequisites', moduleIds: ['m1'] })).toBe('Antes completa: “Qué es la IA”.');
  });

  it('names the missing plan, alone or beside what is to be completed', () => {
    expect(say({ ...nothing, reason: 'plan', tier: 'pro' })).toBe('Es parte del plan Pro.');
    const level = { ...nothing, reason: 'level' as const, levelId: 'X100', modulesCompleted: 1, modulesNeeded: 4 };
    expect(say({ ...level, tier: 'pro' })).toBe(
      'Completa 4 módulos de X100 para abrirlo. Llevas 1. También pide el plan Pro.',
    );
  });

  it('counts one module as one, and names a level after which it opens when there is nothing to complete in it', () => {
    const level = { ...nothing, reason: 'level' as const, levelId: 'X300', modulesCompleted: 0, modulesNeeded: 1 };
    expect(say(level)).toBe('Completa 1 módulo de X300 para abrirlo. Llevas 0.');
    const after = [0, 2].map((modules) => ({ ...level, modulesCompleted: modules, modulesNeeded: modules }));
    expect(after.map(say)).toEqual(['Se abre después de X300.', 'Se abre después de X300.']);
    expect(whyLocked(after[0] ?? null, () => undefined, en)).toBe('It opens after X300.');
  });

  it('is shown in general if the titles are not known', () => {
    expect(say({ ...nothing, reason: 'prerequisites', moduleIds: ['unknown'] })).toBe('Bloqueado');
    expect(say(null)).toBe('Bloqueado');
  });
});

/** Every path of a catalogue, so that a text missing in one language is a missing path. */
const paths = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`))
    : [path];

describe('the texts', () => {
  it('are complete in both languages', () => {
    expect(paths(en)).toEqual(paths(es));
  });

  it("keep the specification's own wording", () => {
    expect(es.settingUp).toBe('Configurando tu perfil de aprendizaje...');
    expect(es.setUp).toBe('Bienvenido! Tu perfil ha sido configurado.');
    expect(es.skillRaised('Prompting', '1')).toBe('¡Habilidad Prompting actualizada! +1');
    expect(es.skillCreated('Ética', '2')).toBe('¡Nueva habilidad Ética creada! +2');
    expect(en.achievementUnlocked('First steps')).toBe('Achievement Unlocked: First steps');
    expect(en.completeFailed('Module not found')).toBe('Failed to complete part: Module not found');
    expect(en.progressError).toBe('Error loading your progress. Please refresh the page.');
    expect([shell.saving, shell.saved, shell.saveError]).toEqual(['Guardando...', 'Guardado', 'Error al guardar']);
  });
});
