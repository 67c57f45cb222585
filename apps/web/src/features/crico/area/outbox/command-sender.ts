import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { limits } from '../../../../limits/limits.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import type { BoardCommand } from '../board-model/board-commands.ts';
import type { CommandStore } from './command-store.ts';
import { commandTabs, type CommandTabs } from './command-tabs.ts';
import { stoppedBy } from '../board-model/stopped-commands.ts';
import { markUnsent } from './unsent-mark.ts';
import { refusalOf, STOPPED, TOO_MANY_WAIT, type StoredCommand, type RefusedCommand } from './waiting-command.ts';

/** The outcome of a command, here or in another tab. */
export type Outcome =
  | { readonly type: 'given'; readonly projectId: string; readonly command: BoardCommand }
  | { readonly type: 'done'; readonly projectId: string; readonly delta: ProjectDelta }
  | { readonly type: 'refused'; readonly projectId: string; readonly refused: readonly RefusedCommand[] }
  | { readonly type: 'read'; readonly projectId: string };

/** Nobody is signed in, or the service cannot identify the person; the command itself was not judged. */
const isUndecided = (error: unknown): boolean =>
  isTransient(error) || (error instanceof Error && 'status' in error && error.status === 401);

/** Takes back or does again what another command did. */
const isAboutOthers = ({ procedure }: BoardCommand): boolean =>
  procedure === 'undo_command' || procedure === 'redo_command';

/** Sends the commands of one person, in order per project, from one tab at a time, until each is answered. */
export class CommandSender {
  private readonly busy = new Map<string, 'once' | 'again'>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly failures = new Map<string, number>();
  private readonly listeners = new Set<(outcome: Outcome) => void>();
  private readonly tabs: CommandTabs<Outcome>;
  private readonly ending = new AbortController();

  constructor(
    private readonly userId: string,
    private readonly store: Promise<CommandStore>,
  ) {
    this.tabs = commandTabs(userId, (outcome) => this.tell(outcome));
  }

  listen(listener: (outcome: Outcome) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stores a command, and sends it after the ones before it. It is refused where too many wait, and nothing is lost. */
  async give(projectId: string, command: BoardCommand): Promise<void> {
    const store = await this.store;
    markUnsent(this.userId, projectId, true);
    if ((await store.count(this.userId, projectId)) >= limits.crico.board.waitingMost)
      return this.refuseNew({ userId: this.userId, projectId, command, order: 0 });
    await store.add({ userId: this.userId, projectId, command });
    this.tabs.broadcast({ type: 'given', projectId, command });
    await this.send(projectId);
  }

  async waiting(projectId: string): Promise<StoredCommand[]> {
    return (await this.store).waiting(this.userId, projectId);
  }

  async refused(projectId: string): Promise<RefusedCommand[]> {
    return (await this.store).refused(this.userId, projectId);
  }

  /** Why they were refused has been read. */
  async dismiss(projectId: string, commandIds: readonly string[]): Promise<void> {
    await (await this.store).dismiss(commandIds);
    await this.mark(projectId);
    this.told({ type: 'read', projectId });
  }

  /** Lets go of all that waits in a project: the right to be there is lost. */
  async forget(projectId: string): Promise<void> {
    await (await this.store).forget(this.userId, projectId);
    markUnsent(this.userId, projectId, false);
  }

  /** Sends what waits in every project: after a start, or where the way may be free again. */
  async sendAll(): Promise<void> {
    const owners = await (await this.store).owners();
    const own = owners.filter(({ userId }) => userId === this.userId).map(({ projectId }) => projectId);
    this.failures.clear();
    await Promise.all([...new Set(own)].map(async (projectId) => this.send(projectId)));
  }

  close(): void {
    // A repeated call would be made by the person signed in then.
    this.ending.abort();
    this.timers.forEach(clearTimeout);
    this.tabs.close();
  }

  private async send(projectId: string): Promise<void> {
    clearTimeout(this.timers.get(projectId));
    if (this.busy.has(projectId)) {
      this.busy.set(projectId, 'again');
      return;
    }
    do {
      this.busy.set(projectId, 'once');
      await this.tabs.exclusively(projectId, async () => this.drain(projectId));
    } while (this.busy.get(projectId) === 'again');
    this.busy.delete(projectId);
  }

  private async drain(projectId: string): Promise<void> {
    const store = await this.store;
    for (;;) {
      const [next] = await store.waiting(this.userId, projectId, 1);
      if (!next) return this.mark(projectId);
      const { signal } = this.ending;
      if (signal.aborted || !this.isOwn()) return undefined;
      try {
        const { procedure, input } = next.command;
        const delta = await siteClient.call(procedure, input, { retries: limits.calls.readRetries, signal });
        await store.done(next.order);
        this.failures.delete(projectId);
        this.told({ type: 'done', projectId, delta });
      } catch (error) {
        if (signal.aborted) return undefined;
        if (isUndecided(error)) return this.sendLater(projectId);
        await this.refuse(next, error);
      }
    }
  }

  private async refuse({ projectId }: StoredCommand, error: unknown): Promise<void> {
    const store = await this.store;
    const kept = await store.waiting(this.userId, projectId);
    const stopped = new Set(stoppedBy(kept.map(({ command }) => command)));
    const refusals = kept
      .filter(({ command }, index) => index === 0 || stopped.has(command))
      .map((one, index) => ({
        ...one,
        commandId: one.command.input.command_id,
        refusal: index === 0 ? refusalOf(error) : { code: STOPPED, message: '', details: null },
      }));
    await this.keepRefused(projectId, refusals);
  }

  /** A command that was not stored, because too many wait. */
  private async refuseNew(one: StoredCommand): Promise<void> {
    const refusal = { code: TOO_MANY_WAIT, message: '', details: null };
    await this.keepRefused(one.projectId, [{ ...one, commandId: one.command.input.command_id, refusal }]);
  }

  private async keepRefused(projectId: string, refusals: readonly (RefusedCommand & StoredCommand)[]): Promise<void> {
    const store = await this.store;
    // A refused undo is not kept, because it contains no work of the person.
    const [lost, others] = [
      refusals.filter(({ command }) => !isAboutOthers(command)),
      refusals.filter(({ command }) => isAboutOthers(command)),
    ];
    await store.refuse(lost);
    await Promise.all(others.map(async ({ order }) => store.done(order)));
    await this.mark(projectId);
    this.told({ type: 'refused', projectId, refused: refusals });
  }

  private sendLater(projectId: string): void {
    const { resendMs, resendLongestMs } = limits.crico.board;
    const failures = this.failures.get(projectId) ?? 0;
    this.failures.set(projectId, failures + 1);
    const wait = Math.min(resendLongestMs, resendMs * 2 ** failures);
    clearTimeout(this.timers.get(projectId));
    this.timers.set(
      projectId,
      setTimeout(() => void this.send(projectId), wait),
    );
  }

  private async mark(projectId: string): Promise<void> {
    const [waiting, refused] = await Promise.all([this.waiting(projectId), this.refused(projectId)]);
    markUnsent(this.userId, projectId, waiting.length + refused.length > 0);
  }

  /** Another person may have signed in meanwhile: their token is not for these commands. */
  private isOwn(): boolean {
    const state = session.state();
    return state.status === 'signed-in' && state.user.id === this.userId;
  }

  private tell(outcome: Outcome): void {
    this.listeners.forEach((listener) => listener(outcome));
  }

  private told(outcome: Outcome): void {
    this.tell(outcome);
    this.tabs.broadcast(outcome);
  }
}
