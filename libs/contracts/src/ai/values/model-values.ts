// Without a schema, so that a page may load it that loads none.

/** Characters of the address, the name and the key of a model. */
export const LONGEST_MODEL_ADDRESS = 300;
export const LONGEST_MODEL_NAME = 100;
export const LONGEST_MODEL_KEY = 500;

/** Open cards of which a model gets number, title, list, due day, priority and assignee. */
export const MOST_CARDS_FOR_MODEL = 40;

/** Why a model gave no usable answer. The rules answer in its place. */
export const modelProblems = [
  /** The address is not public, or its protocol is not HTTPS. */
  'address_refused',
  'unreachable',
  'timeout',
  'redirected',
  'key_refused',
  /** The endpoint knows no such path or model. */
  'not_found',
  /** The endpoint has had too many requests. */
  'limited',
  'failed',
  /** The answer is empty, too long or of another form. */
  'nonsense',
  /** The person has used up their messages of the hour. */
  'too_many_messages',
] as const;
export type ModelProblem = (typeof modelProblems)[number];

/** What makes an answer: the rules of the service, or a language model. */
export const engines = ['rules', 'model'] as const;
