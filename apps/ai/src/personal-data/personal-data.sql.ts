import { personalSection, type PersonalSection } from '@nivel/platform/personal-data';

/** What this service exports to a person, in this order. */
export const personalSections: readonly PersonalSection[] = [
  personalSection({
    section: 'hidden-insights',
    about: { 'es-MX': 'Los hallazgos que ocultaste', en: 'The insights that you hid' },
    table: 'hidden_insights',
    of: 'user_id',
    key: ['project_id', 'insight_id'],
    columns: ['project_id', 'insight_id', 'hidden_at'],
  }),
  personalSection({
    section: 'model-calls',
    about: {
      'es-MX': 'Cuándo hiciste preguntas a modelos de lenguaje en la última hora',
      en: 'When you asked language models within the last hour',
    },
    table: 'ai_model_calls',
    of: 'user_id',
    key: ['id'],
    columns: ['called_at'],
  }),
];
