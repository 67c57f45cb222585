import { describe, expect, it } from '@jest/globals';
import { ClientError } from '@nivel/client/client-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { failureToast, validationToast } from './command-failure.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es-mx.ts';
import { CLOSED, STOPPED } from '../outbox/waiting-command.ts';

const refused = (code: string, details: unknown = null) =>
  new ClientError({ kind: 'refused', status: 409, code, message: 'x', details });

describe('a command that was refused', () => {
  it.each([
    ['create', 'Error Creating Milestone', 'Failed to create milestone'],
    ['update', 'Error Updating Milestone', 'Failed to update milestone'],
    ['delete', 'Error Deleting Milestone', 'Failed to delete milestone'],
  ] as const)(
    'to %s a card is reported with its title, and in its own words if nothing more is known',
    (what, ...said) => {
      const [title, message] = said;
      const toast = { type: 'error', title, message };
      expect(failureToast(refused('unheard_of'), en.failed[what], en)).toEqual(toast);
      expect(failureToast(new TypeError('x'), en.failed[what], en)).toEqual(toast);
      expect(failureToast(refused('card_not_found'), en.failed[what], en)).toMatchObject({
        title,
        message: 'This card is not there any more.',
      });
    },
  );

  it('has words for every code in both languages', () => {
    const own = Object.keys(boardErrors).filter((code) => code !== 'list_full');
    for (const { errors, failed } of [en, es])
      for (const code of own) {
        expect(errors[code]).toBeTruthy();
        expect(failureToast(refused(code), failed.update, en)?.message).toBe(en.errors[code]);
      }
  });

  it('about typed text shows its fault', () => {
    const invalid = (...paths: string[]) =>
      refused(
        'invalid_input',
        paths.map((path) => ({ path, message: 'x' })),
      );
    const said = (error: unknown) => failureToast(error, en.failed.update, en);
    expect(said(invalid('set.title'))).toEqual({
      type: 'error',
      title: 'Validation Error',
      message: 'Invalid milestone title',
      duration: 3_000,
    });
    expect(said(invalid('text'))?.message).toContain('50,000');
    expect(said(invalid('put.0.text'))?.message).toContain('50,000');
    expect(said(invalid('elsewhere'))?.message).toBe('Please check your input and try again.');
    expect(said(refused('invalid_input', 'odd'))?.message).toBe('Please check your input and try again.');
    expect(validationToast('Why', es).title).toBe('Error de validación');
  });

  it('about a limit states how many more fit', () => {
    const full = (details: unknown) => failureToast(refused('list_full', details), en.failed.create, en);
    expect(full({ list_id: 'x', limit: 3, fits: 0 })).toEqual({
      type: 'warning',
      title: 'Column limit reached',
      message: 'The list holds at most 3. Not one more card fits.',
      duration: 5_000,
    });
    expect(full({ list_id: 'x', limit: 3, fits: 2 })?.message).toBe('The list holds at most 3. 2 more fit.');
    expect(full(null)?.message).toBe('Somebody else filled this list first.');
  });

  it('shows nothing if it is reported elsewhere', () => {
    expect(failureToast(refused(STOPPED), en.failed.update, en)).toBeNull();
    expect(failureToast(refused(CLOSED), en.failed.update, en)).toBeNull();
    expect(failureToast(refused('nothing_to_undo'), en.failed.undo, en)).toEqual({
      type: 'info',
      message: 'There is nothing to undo.',
    });
  });
});
