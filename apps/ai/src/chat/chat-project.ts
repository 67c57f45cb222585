import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { Filter } from '@nivel/contracts/projects/filter/filter';
import { findCards } from '@nivel/contracts/projects/filter/find-cards.operation';
import { listProjectPeople } from '@nivel/contracts/projects/list-project-people.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import type { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';
import type { ProjectWork, ProjectWorkReader } from '../work-history/project-work-reader.ts';

/** No card has a higher number: a page behind it has the lists of a project, and none of its cards. */
const BEHIND_ALL_CARDS = 2_147_483_647;

type Board = Pick<OutputOf<typeof readBoard>, 'role' | 'project' | 'lists'>;
type People = OutputOf<typeof listProjectPeople>['people'];

export interface FoundCards {
  readonly cards: readonly CardRow[];
  readonly total: number;
}

/** A project as the person who asks may read it, for one answer. Titles and names are data of others: they are shown, and never read for commands. */
export class ChatProject {
  constructor(
    private readonly id: string,
    private readonly today: string,
    private readonly call: Call,
    private readonly rpc: RpcClient,
    private readonly works: ProjectWorkReader,
  ) {}

  /** Its lists, the letters before its numbers, and the role of the caller. @throws AppError `forbidden`, `unavailable` */
  async board(): Promise<Board> {
    return this.rpc.call(readBoard, { project_id: this.id, after: BEHIND_ALL_CARDS }, this.call);
  }

  async people(): Promise<People> {
    return (await this.rpc.call(listProjectPeople, { project_id: this.id }, this.call)).people;
  }

  async work(): Promise<ProjectWork> {
    return this.works.read(this.id, this.call);
  }

  /** Cards that a filter means, those that are due first before the others. */
  async find(filter: Filter, limit: number): Promise<FoundCards> {
    const input = { project_id: this.id, filter, today: this.today, sort: 'due', limit } as const;
    return this.rpc.call(findCards, { ...input, filter: { ...filter } }, this.call);
  }
}

/** For whom and when an answer is made. */
export interface ChatScene {
  readonly message: string;
  readonly userId: string;
  readonly today: string;
  readonly language: ProposalLanguage;
}
