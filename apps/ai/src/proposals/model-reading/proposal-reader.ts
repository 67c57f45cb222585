import { Injectable } from '@nestjs/common';
import type { Proposal } from '@nivel/contracts/ai/proposals/proposal';
import type { Call } from '@nivel/platform/handler';
import { ModelCaller } from '../../model/model-caller.ts';
import { ProjectModels } from '../../model/project-models.ts';
import { proposedMilestones } from '../rules/proposed-milestones.ts';
import type { FoundTask } from '../rules/tasks-in-text.ts';
import { piecesOf } from '../rules/text-pieces.ts';
import { shareOf } from '../rules/text-proposal.ts';
import { readTasks } from './read-tasks.ts';
import { readingPrompt, type ReadingRequest } from './reading-prompt.ts';

/** The tasks of a model, planned by the same rules as those that the rules find. */
const modelProposal = (
  tasks: readonly FoundTask[],
  { text, language, today }: ReadingRequest,
): Omit<Proposal, 'model'> => {
  const pieces = piecesOf(text, language).map((piece) => piece.text);
  const isUsed = (piece: string): boolean =>
    tasks.some(({ source }) => source !== '' && (piece.includes(source) || source.includes(piece)));
  return {
    ...{ success: true, language, engine: 'model' },
    confidence: shareOf(pieces.filter(isUsed).length, pieces.length),
    data: { milestones: proposedMilestones(tasks, null, today) },
  };
};

/** Reads texts for tasks: with the model of the organization where there is one, and by rules where it fails. */
@Injectable()
export class ProposalReader {
  constructor(
    private readonly models: ProjectModels,
    private readonly caller: ModelCaller,
  ) {}

  /**
   * @param projectId whose organization's model reads the text; undefined: rules alone
   * @param byRules what is proposed without a model
   * @throws AppError `forbidden` for those who may not enter the project
   */
  async read(
    request: ReadingRequest,
    projectId: string | undefined,
    call: Call,
    byRules: () => Proposal,
  ): Promise<Proposal> {
    const endpoint = projectId === undefined ? null : await this.models.of(projectId, call);
    if (endpoint === null) return byRules();
    const { model: name } = endpoint;
    const spoken = await this.caller.ask(endpoint, readingPrompt(request), call);
    if ('problem' in spoken) return { ...byRules(), model: { name, problem: spoken.problem } };
    const tasks = readTasks(spoken.text, request.text);
    if (tasks.length === 0) return { ...byRules(), model: { name, problem: 'nonsense' } };
    return { ...modelProposal(tasks, request), model: { name, problem: null } };
  }
}
