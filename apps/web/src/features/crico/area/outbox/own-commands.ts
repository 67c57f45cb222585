import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';

type Thing = Pick<ProjectChange, 'of' | 'id'>;

const idsOf = ({ changes }: ProjectDelta): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

/**
 * A person's commands since this page was loaded, to show which ones an undo could not revert. Nothing is shown if the service
 * undid another command, such as one from another device.
 */
export class OwnCommands {
  private readonly done: ProjectDelta[] = [];
  private undone: ProjectDelta[] = [];
  private readonly left = new Map<string, readonly Thing[]>();
  private readonly earlier = new Set<string>();

  note(delta: ProjectDelta): void {
    if (delta.kind === 'undo-command') this.turn(delta, this.done, this.undone);
    else if (delta.kind === 'redo-command') this.turn(delta, this.undone, this.done);
    else if (delta.changes.length > 0) {
      this.done.push(delta);
      this.undone = [];
    }
  }

  /** The commands that an undo would revert, and a redo would repeat: commands of this page since it was loaded. */
  get next(): { readonly undo: ProjectDelta | undefined; readonly redo: ProjectDelta | undefined } {
    return { undo: this.done.at(-1), redo: this.undone.at(-1) };
  }

  /** Whether a command was undone, here or in another window of this browser. */
  isTakenBack(commandId: string): boolean {
    return this.undone.some((delta) => delta.command_id === commandId);
  }

  /** The things that an undo or redo did not change, because others have changed them since. */
  leftBy(commandId: string): readonly Thing[] {
    return this.left.get(commandId) ?? [];
  }

  /** Whether an undo or redo concerned a command from before this page was loaded, or from elsewhere. */
  isEarlier(commandId: string): boolean {
    return this.earlier.has(commandId);
  }

  private turn(delta: ProjectDelta, from: ProjectDelta[], to: ProjectDelta[]): void {
    const target = from.pop();
    if (!target) {
      this.earlier.add(delta.command_id);
      return;
    }
    to.push(target);
    const [turned, wanted] = [idsOf(delta), idsOf(target)];
    if (![...turned].every((id) => wanted.has(id))) return;
    this.left.set(
      delta.command_id,
      target.changes.filter(({ id }) => !turned.has(id)).map(({ of, id }) => ({ of, id })),
    );
  }
}
