import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekdayOf } from '@nivel/ui/calendar';
import { quickCard, type QuickAddContext } from './quick-add.ts';

const label = (id: string, name: string) => ({ id, name });
const context: QuickAddContext = {
  // A Thursday.
  today: '2026-01-29',
  isMonthFirst: false,
  labels: [label('l1', 'Diseño'), label('l2', 'Sitio web'), label('l3', 'API')],
  people: [
    label('p1', 'Ana López'),
    label('p2', 'Beto Cruz'),
    label('p3', 'Ana María Ruiz'),
    label('p4', 'Zoé'),
    label('p5', 'Zoé Díaz'),
  ],
};
const read = (line: string, values: Partial<QuickAddContext> = {}, kept: readonly string[] = []) => {
  const { title, parts } = quickCard(line, { ...context, ...values }, new Set(kept));
  const said = parts.map((part) => {
    if (part.kind === 'due') return part.day;
    if (part.kind === 'newLabel') return `new ${part.name}`;
    return part.kind === 'priority' ? part.priority : part.id;
  });
  return [title, ...said];
};

describe('a card in one line', () => {
  it.each([
    ['Comprar tela #diseño @beto !alta mañana', ['Comprar tela', 'l1', 'p2', 'high', '2026-01-30']],
    ['#api #sitio-web Fix it !urgent today', ['Fix it', 'l3', 'l2', 'critical', '2026-01-29']],
    ['Ir con @Ana López #Sitio web a ver', ['Ir con a ver', 'p1', 'l2']],
    ['@zoe llama', ['llama', 'p4']],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('keeps unknown parts as text: no one, no label, two people of one name, an address, a number', () => {
    const line = 'Ver #nada con @ana y @nadie !pronto a las 9 en a@b.mx #';
    expect(read(line)).toEqual([line]);
  });

  it.each([
    ['Ver #nada', ['Ver', 'new nada']],
    ['Ver #nada, con #Niño_2. y #diseño!', ['Ver con y', 'new nada', 'new Niño_2', 'l1']],
    ['Ver #12 y #- y # y #' + 'a'.repeat(51), ['Ver #12 y #- y # y #' + 'a'.repeat(51)]],
    ['#nada #NADA #nadá', ['#NADA #nadá', 'new nada']],
  ])('makes the label that is not there where one may: %s', (line, expected) => {
    expect(read(line, { mayCreateLabels: true })).toEqual(expected);
  });

  it('makes no label of a name that several have', () => {
    const labels = [label('l1', 'Uno'), label('l2', 'úno')];
    expect(read('Ver #uno', { labels, mayCreateLabels: true })).toEqual(['Ver #uno']);
  });

  it('reports what looks like a part and is none, and why', () => {
    const misread = (line: string, kept: readonly string[] = []) =>
      quickCard(line, context, new Set(kept)).misread.map(({ kind, source, why }) => [kind, source, why]);
    expect(misread('Ver #nada con @ana y @nadie !pronto a las 9 en a@b.mx # @ ! #api')).toEqual([
      ['label', '#nada', 'mayNot'],
      ['person', '@ana', 'several'],
      ['person', '@nadie', 'unknown'],
      ['priority', '!pronto', 'unknown'],
    ]);
    expect(misread('A @beto @zoe !baja !alta #api #api')).toEqual([
      ['person', '@zoe', 'twice'],
      ['priority', '!alta', 'twice'],
    ]);
    expect(misread('Ver #nada', ['#nada'])).toEqual([]);
    expect(misread('¡Listo! (#)')).toEqual([]);
  });

  it('takes the first person, priority and day, and every label once', () => {
    expect(read('A @beto @zoe !baja !alta hoy mañana #api #api #diseño')).toEqual([
      'A @zoe !alta mañana #api',
      'p2',
      'low',
      '2026-01-29',
      'l3',
      'l1',
    ]);
  });

  it('keeps removed parts as text, with all their words', () => {
    expect(read('Pagar the day after tomorrow', {}, ['the day after tomorrow'])).toEqual([
      'Pagar the day after tomorrow',
    ]);
  });
});

describe('a day in words', () => {
  it.each([
    ['hoy', '2026-01-29'],
    ['tomorrow', '2026-01-30'],
    ['Pasado mañana', '2026-01-31'],
    ['the day after tomorrow', '2026-01-31'],
    ['viernes', '2026-01-30'],
    ['next monday', '2026-02-02'],
    ['el jueves', '2026-02-05'],
    ['miércoles', '2026-02-04'],
    ['in 3 days', '2026-02-01'],
    ['dentro de 2 semanas', '2026-02-12'],
    ['en una semana', '2026-02-05'],
    ['la próxima semana', '2026-02-02'],
    ['next week', '2026-02-02'],
    ['2026-12-24', '2026-12-24'],
    ['3/4', '2026-04-03'],
    ['12/24', '2026-12-24'],
    ['28/1', '2027-01-28'],
    ['24/12/2027', '2027-12-24'],
    ['24/12/26', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24 dic', '2026-12-24'],
    ['24 de diciembre de 2027', '2027-12-24'],
    ['Dec 24 2026', '2026-12-24'],
    ['february 29', '2028-02-29'],
  ])('%s', (words, day) => {
    expect(read(`Ver ${words} esto`)).toEqual(['Ver esto', day]);
  });

  it('reads 3/4 as the fourth of March where the month comes first', () => {
    expect(read('X 3/4', { isMonthFirst: true })).toEqual(['X', '2026-03-04']);
  });

  it.each([
    'Salir por la mañana',
    'Ver 31/2',
    'Ver 2026-13-01',
    'Ver 30 de febrero',
    'Ver 99/99',
    'Ver 1/1/0001',
    'may 0',
  ])('is none in «%s»', (line) => {
    expect(read(line)).toEqual([line]);
  });
});

const anyDay = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const plainWord = fc.constantFrom(
  'comprar',
  'Tela',
  'constructor',
  '__proto__',
  'de',
  'X9',
  '#nada',
  '@nadie',
  '¿no?',
  '😀',
);

describe('any line', () => {
  it('loses no word: title and parts together are the words of the line', () => {
    const words = fc.array(
      fc.oneof(
        plainWord,
        fc.constantFrom('#api', '@beto', '!alta', 'hoy', 'mañana', 'in', '3', 'days', 'de', 'diciembre', '24'),
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, anyDay, fc.boolean(), (some, today, isMonthFirst) => {
        const line = some.join(' ');
        const { title, parts } = quickCard(line, { ...context, today, isMonthFirst });
        const all = [title, ...parts.map(({ source }) => source)].flatMap((text) => text.match(/\S+/g) ?? []);
        expect(all.toSorted()).toEqual((line.match(/\S+/g) ?? []).toSorted());
        const { misread } = quickCard(line, { ...context, today, isMonthFirst });
        for (const { source } of misread) expect(title.split(' ')).toEqual(expect.arrayContaining(source.split(' ')));
        for (const part of parts) if (part.kind === 'due') expect(part.day).toMatch(/^2\d{3}-\d{2}-\d{2}$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('understands its parts everywhere in the title', () => {
    const said = ['#diseño', '@Beto Cruz', '!crítica', '2026-05-05'];
    fc.assert(
      fc.property(
        fc.array(plainWord, { minLength: 1, maxLength: 6 }),
        fc.shuffledSubarray(said),
        fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
        (title, chosen, places) => {
          const line: string[] = [...title];
          chosen.forEach((part, index) => line.splice(places[index] ?? 0, 0, part));
          const card = quickCard(line.join('  '), context);
          expect(card.title).toBe(title.join(' '));
          expect(card.parts.map(({ source }) => source).toSorted()).toEqual(chosen.toSorted());
        },
      ),
    );
  });

  it('is its title once every part was taken off', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(plainWord, fc.constantFrom('#api', 'hoy', '!low')), { maxLength: 8 }), (some) => {
        const line = some.join(' ');
        const { parts } = quickCard(line, context);
        const kept = new Set(parts.map(({ source }) => source));
        expect(quickCard(line, context, kept)).toMatchObject({ title: line, parts: [] });
      }),
    );
  });

  it('says a weekday that is in one to seven days', () => {
    const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
    fc.assert(
      fc.property(anyDay, fc.nat(6), (today, index) => {
        const [part] = quickCard(`X ${names[index] ?? ''}`, { ...context, today }).parts;
        const day = part?.kind === 'due' ? part.day : '';
        expect(weekdayOf(day)).toBe(index + 1);
        expect(day > today && day <= addDays(today, 7)).toBe(true);
      }),
    );
  });
});
