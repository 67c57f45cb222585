import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { cardFields } from '@nivel/contracts/projects/filter/card-fields';
import { findCards } from '@nivel/contracts/projects/filter/find-cards.operation';
import { matcherOf } from '@nivel/contracts/projects/filter/matcher';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { listProjectPeople } from '@nivel/contracts/projects/list-project-people.operation';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { readProjectOrganization } from '@nivel/contracts/projects/read-project-organization.operation';
import { readWorkHistory } from '@nivel/contracts/projects/read-work-history.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { TODAY } from './some-work.ts';

type Board = OutputOf<typeof readBoard>;

/** A project as the service of projects shows it to one person. */
export interface ShownProject {
  readonly me: string;
  readonly role: Board['role'];
  readonly project: Board['project'];
  readonly lists: Board['lists'];
  readonly people: OutputOf<typeof listProjectPeople>['people'];
  readonly cards: readonly CardRow[];
  readonly work: OutputOf<typeof readWorkHistory>;
}

/** The service of projects as the chat meets it over the broker. It answers nothing but what is read of the one project that is shown. */
export class ChatOwner {
  /** The operations that were asked, in order. */
  readonly asked: string[] = [];
  /** The organization that every project belongs to, and what everybody who is signed in is there; null: projects are personal. */
  organization: { readonly id: string; readonly role: OrganizationRole } | null = null;
  private shown: ShownProject | null = null;
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'projects', 1_000_000);
    this.answer(readProjectOrganization, () => ({ organization_id: this.organization?.id ?? null }));
    this.server.answer(getOrganization, async (body, { token }) => {
      if (token === null) throw new AppError(commonErrors.unauthenticated);
      const { id } = getOrganization.input.parse(JSON.parse(new TextDecoder().decode(body)));
      return Promise.resolve(JSON.stringify(this.shownOrganization(id)));
    });
    this.answer(readBoard, ({ role, project, lists }) => ({
      ...{ sequence: 1, role, project, lists, labels: [], fields: [], people: [], label_ids: [], field_ids: [] },
      ...{ cards: [], next: null },
    }));
    this.answer(listProjectPeople, ({ people }) => ({ people: [...people] }));
    this.answer(readWorkHistory, ({ work }) => work);
    this.answer(findCards, ({ me, lists, cards }, { filter, limit = 50 }) => {
      const scene = { today: TODAY, me, lists: new Map(lists.map((list) => [list.id, list])), labels: new Map() };
      const matches = matcherOf(findCards.input.parse({ project_id: me, filter }).filter, cardFields, scene);
      const found = cards.filter(matches);
      return { cards: found.slice(0, limit), total: found.length, next: null };
    });
  }

  static async start(url: string): Promise<ChatOwner> {
    return new ChatOwner(await connectBroker({ url, name: 'projects', replicas: 1, factsKeptDays: 7 }));
  }

  /** The project that everybody who is signed in may read from now on; null: nobody may read any. */
  show(project: ShownProject | null): void {
    this.shown = project;
    this.asked.length = 0;
  }

  private shownOrganization(id: string): OutputOf<typeof getOrganization> {
    if (this.organization?.id !== id) throw new AppError(commonErrors.forbidden);
    const made = '2026-11-01T10:00:00.000Z';
    return {
      ...{ id, name: 'Taller', slug: 'taller', description: '', created_by: null, created_at: made, updated_at: made },
      ...{ user_role: this.organization.role, member_count: 1, seats: null, members: [] },
    };
  }

  private answer<O extends Operation>(
    operation: O,
    make: (shown: ShownProject, input: CallInputOf<O>) => OutputOf<O>,
  ): void {
    this.server.answer(operation, async (body, { token }) => {
      this.asked.push(operation.name);
      const input = JSON.parse(new TextDecoder().decode(body)) as CallInputOf<O>;
      if (this.shown === null || token === null) throw new AppError(commonErrors.forbidden);
      return Promise.resolve(JSON.stringify(make(this.shown, input)));
    });
  }

  /** It answers no more. */
  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
