import { AppError } from '@nivel/contracts/kernel/app-error';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';

const badJson = (reason: string): AppError =>
  new AppError(authErrors.bad_json, { message: `Could not parse request body as JSON: ${reason}` });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A JSON body as the wire contract reads it: unknown fields are tolerated, null and the empty text mean "absent", a field
 * of a wrong type makes the whole body unreadable (400 `bad_json`).
 */
export class Body {
  private constructor(private readonly fields: Record<string, unknown>) {}

  static of(request: AuthRequest): Body {
    if (request.body === null) throw badJson('unexpected end of JSON input');
    if (!isObject(request.body)) throw badJson('the body is not an object');
    return new Body(request.body);
  }

  /** The same where clients may send none. */
  static ofOptional(request: AuthRequest): Body {
    return Body.of({ ...request, body: request.body ?? {} });
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name) && this.fields[name] !== null;
  }

  text(name: string): string {
    const value = this.read(name);
    if (value === undefined) return '';
    if (typeof value !== 'string') throw badJson(`${name} is not a string`);
    return value;
  }

  /** @param absent its value when it is missing */
  flag(name: string, absent: boolean): boolean {
    const value = this.read(name) ?? absent;
    if (typeof value !== 'boolean') throw badJson(`${name} is not a boolean`);
    return value;
  }

  object(name: string): Record<string, unknown> | undefined {
    const value = this.read(name);
    if (value !== undefined && !isObject(value)) throw badJson(`${name} is not an object`);
    return value;
  }

  /** An object within the body, read by the same rules; one that is missing has no fields. */
  inner(name: string): Body {
    return new Body(this.object(name) ?? {});
  }

  private read(name: string): unknown {
    return this.has(name) ? this.fields[name] : undefined;
  }
}
