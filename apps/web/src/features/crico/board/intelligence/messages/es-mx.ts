import type {
  Mitigation,
  Recommendation,
  RiskFactor,
  RiskLevel,
  SentimentTrend,
  VelocityTrend,
} from '@nivel/contracts/ai/ai-values';

const levels: Record<RiskLevel, string> = { critical: 'Crítico', high: 'Alto', medium: 'Medio', low: 'Bajo' };
const factors: Record<RiskFactor, string> = {
  deadline_pressure: 'poco tiempo',
  overdue: 'vencida',
  blocked: 'bloqueo',
  dependencies: 'dependencias',
  workload: 'carga del responsable',
  staleness: 'sin movimiento',
};
const actions: Record<Mitigation | Recommendation, string> = {
  move_due_date: 'Mover la fecha límite a un día que el ritmo del proyecto haga probable',
  do_first: 'Trabajar en esta tarjeta antes que en las demás',
  remove_blocker: 'Quitar lo que bloquea la tarjeta',
  finish_dependencies: 'Terminar antes las tarjetas que esta espera',
  reassign: 'Dar la tarjeta a alguien con menos tarjetas abiertas',
  check_in: 'Preguntar cómo va: nadie la ha tocado en un tiempo',
  split: 'Dividir la tarjeta y entregar una parte ese día',
  cut_scope: 'Sacar tarjetas del alcance o mover la fecha objetivo',
  unblock_cards: 'Quitar lo que bloquea tarjetas',
  handle_overdue: 'Dar otra fecha a las tarjetas vencidas o terminarlas',
  balance_load: 'Repartir mejor las tarjetas abiertas en el equipo',
  limit_started: 'Terminar tarjetas antes de empezar otras',
  review_reopened: 'Averiguar por qué se reabren tarjetas terminadas',
  set_due_dates: 'Poner fecha límite a las tarjetas abiertas',
  estimate_cards: 'Estimar las tarjetas abiertas hasta que haya historia suficiente',
};
const trends: Record<VelocityTrend, string> = {
  increasing: 'En aumento',
  decreasing: 'En descenso',
  stable: 'Estable',
};
const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);
const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`);
const moods = { good: 'Positivo', neutral: 'Neutral', bad: 'Negativo' };
const sentimentTrends: Record<SentimentTrend, string> = {
  improving: 'Mejora',
  stable: 'Estable',
  declining: 'Empeora',
  critical: 'Crítico',
};
const open = (count: number): string => (count === 1 ? '1 tarjeta abierta' : `${count} tarjetas abiertas`);
const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const messages = {
  title: 'Inteligencia del proyecto con IA',
  subtitle: (project: string) => `Análisis predictivo e ideas con IA para ${project}`,
  sections: 'Partes de la inteligencia del proyecto',
  tabs: { overview: 'Resumen', risks: 'Riesgos', sentiment: 'Sentimiento', insights: 'Hallazgos', chat: 'Chat con IA' },
  refresh: 'Actualizar',
  generate: 'Generar hallazgos',
  asOf: (moment: string) => `Al ${moment}`,
  away: 'La IA no está disponible ahora. Todo lo demás funciona.',
  failed: {
    risks: 'No se pudieron cargar las predicciones de riesgo',
    intelligence: 'No se pudo cargar la inteligencia del proyecto',
    insights: 'No se pudieron cargar los hallazgos',
    sentiment: 'No se pudo cargar el sentimiento del equipo',
  },
  levels,
  factors,
  actions,
  trends,
  cards: {
    title: 'Cómo va el proyecto',
    risk: 'Evaluación de riesgos',
    riskNote: (count: number) => `${cards(count)} con riesgo alto o crítico`,
    sentiment: 'Sentimiento del equipo',
    sentimentNote: (count: number) => `Estimación por reglas de ${people(count)}`,
    velocity: 'Velocidad del proyecto',
    insights: 'Hallazgos de IA',
    insightsNote: (count: number) => (count === 1 ? '1 pide hacer algo' : `${count} piden hacer algo`),
    nothing: 'Sin datos todavía',
  },
  summary: 'Resumen de la inteligencia del proyecto',
  forecast: {
    title: 'Pronóstico de término',
    by: (day: string) => `Probablemente el ${day}`,
    confidence: (percent: string) => `Confianza: ${percent}`,
    untilTarget: (day: string) => `de terminar a más tardar el ${day}`,
    noTarget: 'según lo cerca que están las fechas entre sí',
    method: (runs: string, finished: number, span: number) =>
      `${runs} simulaciones con el ritmo de los últimos ${days(span)}, en los que se ${finished === 1 ? 'terminó' : 'terminaron'} ${cards(finished)}.`,
    hits: (hits: number, tries: number) => `En el pasado acertó ${hits} de ${tries} veces con el intervalo de 80 %.`,
    tooLittle: 'Hay muy pocos datos: hacen falta 10 tarjetas terminadas y una semana de historia.',
    range: (from: string, to: string) => `Según las estimaciones, entre el ${from} y el ${to}.`,
    estimateFirst: 'Estima las tarjetas abiertas para ver un intervalo.',
    complete: 'No queda nada abierto.',
    nothing: 'Todavía no hay tarjetas.',
    far: 'No dentro de cinco años',
    remaining:
      'Tarjetas abiertas por día: el valor medio, y entre qué valores están 50, 80 y 95 % de las simulaciones (del tono más fuerte al más claro)',
    table: 'Ver como tabla',
    day: 'Día',
    middle: 'Valor medio',
    bounds: (percent: number) => `Entre estas, en ${percent} %`,
    chance: 'Probabilidad',
    doneBy: 'Terminado a más tardar',
  },
  team: {
    title: 'Desempeño del equipo',
    velocity: 'Velocidad',
    quality: 'Calidad',
    collaboration: 'Colaboración',
    velocityFormula: (recent: number, before: string) =>
      `Terminadas en 30 días (${recent}) ÷ (esas + las de 30 días anteriores en promedio, ${before}). 50 % es el mismo ritmo.`,
    noVelocity: 'Hacen falta 44 días de historia para comparar.',
    qualityFormula: (kept: number, finished: number) =>
      `Terminadas que nadie reabrió (${kept}) ÷ terminadas (${finished}), en 90 días.`,
    collaborationFormula: (shared: number, touched: number) =>
      `Tarjetas con cambios de más de una persona (${shared}) ÷ tarjetas con cambios (${touched}), en 90 días.`,
  },
  key: {
    title: 'Hallazgos clave',
    none: 'Nada que recomendar por ahora.',
    about: cards,
  },
  more: (count: number) => `${count} más`,
  less: 'Mostrar menos',
  risks: {
    title: 'Predicciones de riesgo',
    lead: 'Tarjetas con fecha en los próximos 30 días o ya vencidas, por la probabilidad de no cumplirla.',
    empty: 'No hay predicciones de riesgo',
    emptyText: 'Aparecen cuando una tarjeta abierta vence en los próximos 30 días.',
    sort: 'Ordenar',
    sorts: { risk: 'Por riesgo', score: 'Por impacto', due: 'Por fecha límite' },
    openCard: (name: string) => `Abrir ${name}`,
    probability: (percent: string) => `${percent} de no cumplir`,
    due: (day: string) => `Vence el ${day}`,
    overdue: (day: string) => `Venció el ${day}`,
    confidence: (percent: string) => `Confianza ${percent}`,
    mainly: (names: string) => `Sobre todo: ${names}`,
    partly: (names: string) => `En parte: ${names}`,
    details: {
      before: (count: number) => `${cards(count)} antes`,
      waits: (count: number) => `espera a ${cards(count)}`,
      load: (count: number) => `el responsable tiene ${open(count)}`,
      untouched: (count: number) => `sin cambios desde hace ${days(count)}`,
    },
    actions: 'Qué hacer',
  },
  sentiment: {
    title: 'Análisis del sentimiento del equipo',
    leadPeople:
      'Estimación por reglas, por las palabras de comentarios y del chat: puede equivocarse con una persona. Los textos no se guardan.',
    leadTeam:
      'Estimación por reglas, por las palabras de comentarios y del chat. Solo quien lidera ve personas; los demás ven el promedio de una semana.',
    empty: 'No hay datos de sentimiento',
    emptyPeople: 'Aparecen las personas que escribieron al menos 5 textos en el periodo y no se excluyeron.',
    emptyTeam:
      'El promedio aparece cuando al menos 3 personas además de ti escribieron 5 textos cada una en la última semana completa, y nadie salió de ese grupo desde entonces.',
    week: (days: string) => `Promedio de la semana del ${days}`,
    period: 'Periodo',
    periods: { 24: 'Últimas 24 horas', 168: 'Últimos 7 días', 720: 'Últimos 30 días' },
    team: (count: number) => `Equipo (${people(count)})`,
    wholeTeam: 'el equipo',
    someone: 'Alguien que ya no está',
    moods,
    trends: sentimentTrends,
    scoreOf: (name: string) => `Sentimiento: ${name}`,
    counts: (good: number, bad: number, neutral: number) =>
      `${good} ${good === 1 ? 'positivo' : 'positivos'}, ${bad} ${bad === 1 ? 'negativo' : 'negativos'}, ${neutral} ${neutral === 1 ? 'neutral' : 'neutrales'}`,
    confidence: (percent: string) => `Confianza ${percent}`,
    workload: (percent: string) => `Carga ${percent}`,
    deadlines: (percent: string) => `Presión de fechas ${percent}`,
    conflicts: (count: number) => (count === 1 ? '1 tarjeta devuelta' : `${count} tarjetas devueltas`),
    formulas:
      'Carga: 60 % por tarjetas abiertas (10 o más son todo) y 40 % por vencidas (3 o más). Presión de fechas: vencidas o con fecha en 7 días ÷ abiertas. Devueltas: las que otra persona reabrió o regresó de revisión.',
  },
  insights: {
    title: 'Hallazgos y recomendaciones de IA',
    empty: 'No hay hallazgos de IA',
    emptyText: 'Las cifras del proyecto no dan motivo para decir nada.',
    hidden: (count: number) => (count === 1 ? '1 está oculto para ti.' : `${count} están ocultos para ti.`),
    riskTitle: (level: RiskLevel): string =>
      level === 'critical' ? 'Tarjeta con riesgo crítico' : 'Tarjeta con riesgo alto',
    riskText: (percent: string) => `No cumple su fecha con una probabilidad de ${percent}.`,
    confidenceTitle: 'Poca confianza en terminar el proyecto',
    confidenceText: (percent: string) => `El proyecto termina a tiempo con una probabilidad de ${percent}.`,
    velocityTitle: 'La velocidad del proyecto disminuye',
    velocityText: 'En los últimos 30 días se terminaron menos tarjetas que en los anteriores.',
    sentimentTitle: (isCritical: boolean, who: string) =>
      `${isCritical ? 'Sentimiento crítico' : 'El sentimiento empeora'}: ${who}`,
    sentimentText: (percent: string) => `Estimación por reglas: ${percent} (50 % es neutral).`,
    confidence: (percent: string) => `Confianza ${percent}`,
    notUseful: 'No es útil',
    hideThis: (title: string) => `No es útil: ${title}`,
    hiddenNow: 'Ya no verás este hallazgo.',
    undo: 'Deshacer',
    tooMany: 'Ya ocultaste tantos hallazgos como se puede.',
    hideFailed: 'No se pudo ocultar el hallazgo',
  },
};

export type IntelligenceMessages = typeof messages;
