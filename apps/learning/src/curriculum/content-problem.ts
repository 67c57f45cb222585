import type { z } from 'zod';
import type { ContentProblem } from '@nivel/contracts/learning/authoring';

export type ProblemPath = readonly (string | number)[];

type Issue = z.core.$ZodIssue;

const codeOf = (issue: Issue): Pick<ContentProblem, 'code' | 'values'> => {
  switch (issue.code) {
    case 'invalid_type':
      // The issue does not carry its input; its message does.
      return issue.message.includes('received undefined')
        ? { code: 'missing', values: [] }
        : { code: 'wrong_type', values: [issue.expected] };
    case 'too_small':
      return { code: 'too_small', values: [String(issue.minimum)] };
    case 'too_big':
      return { code: 'too_big', values: [String(issue.maximum)] };
    case 'invalid_format':
      return { code: 'invalid_format', values: [issue.format] };
    case 'unrecognized_keys':
      return { code: 'unknown_field', values: [issue.keys.join(', ')] };
    case 'invalid_value':
      return { code: 'not_a_choice', values: [issue.values.map(String).join(', ')] };
    case 'invalid_union':
      return { code: 'not_a_choice', values: [] };
    case 'custom':
      return { code: 'rule', values: [issue.message] };
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return { code: 'invalid', values: [issue.message] };
  }
};

/** The path of an issue without symbols, which no content has. */
const pathOf = (issue: Issue): (string | number)[] => issue.path.filter((step) => typeof step !== 'symbol');

/**
 * What a contract refuses, as problems that a screen has sentences for.
 *
 * @param where the file and line of a path; without it the content is in no file
 */
export const problemsOf = (
  error: z.ZodError,
  where: (path: ProblemPath) => Pick<ContentProblem, 'file' | 'line'> = () => ({ file: null, line: null }),
): ContentProblem[] =>
  error.issues.map((issue) => {
    const path = pathOf(issue);
    return { ...where(path), place: path.join('.'), ...codeOf(issue) };
  });
