import type { FormFields } from './form.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** A call of the API: its path, its parameters, and its allowed keys. */
export interface ApiCall {
  /** The part of the path for `:name`. */
  readonly path: Readonly<Record<string, string>>;
  readonly fields: FormFields;
  /** Whether it came with the publishable key: then it must show the secret of the object. */
  readonly isPublic: boolean;
}

export interface Route {
  readonly method: Method;
  /** The path, with `:name` for variable parts. */
  readonly path: string;
  readonly answer: (call: ApiCall) => object;
  /** Whether the publishable key is enough. */
  readonly isPublic?: boolean;
}

interface Found {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

const match = (pattern: string, steps: readonly string[]): Record<string, string> | undefined => {
  const expected = pattern.split('/');
  if (expected.length !== steps.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, step] of expected.entries()) {
    const given = steps[index] ?? '';
    if (step.startsWith(':') && given) found[step.slice(1)] = given;
    else if (step !== given) return undefined;
  }
  return found;
};

const decoded = (path: string): string[] => {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
};

/** The route of a request. Fixed names (`/v1/invoices/create_preview`) come before variable ones in the list. */
export const routeOf = (routes: readonly Route[], method: string | undefined, path: string): Found | undefined => {
  const steps = decoded(path);
  for (const route of routes) {
    const found = route.method === method ? match(route.path, steps) : undefined;
    if (found) return { route, path: found };
  }
  return undefined;
};
