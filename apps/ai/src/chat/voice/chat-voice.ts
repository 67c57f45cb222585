import { Injectable } from '@nestjs/common';
import type { ChatAnswer } from '@nivel/contracts/ai/chat-answer';
import { LONGEST_CHAT_MESSAGE, type ChatTopic } from '@nivel/contracts/ai/chat-values';
import { MOST_CARDS_FOR_MODEL } from '@nivel/contracts/ai/values/model-values';
import type { Filter } from '@nivel/contracts/projects/filter/filter';
import type { Call } from '@nivel/platform/handler';
import type { OnText } from '../../model/endpoint/complete.ts';
import { ModelCaller } from '../../model/model-caller.ts';
import { ProjectModels } from '../../model/project-models.ts';
import { citedAs, type Answer, type AnswerScene } from '../answers/answer.ts';
import { changeAnswer } from '../answers/change-answer.ts';
import { createAnswer, mayChange } from '../answers/create-answer.ts';
import { readMessage } from '../grammar/read-message.ts';
import { chatPrompt, type PromptData } from './chat-prompt.ts';
import { shownSoFar, spokenAnswer } from './spoken-answer.ts';

/** What a model may answer better. Proposals of the rules are exact, and stay as they are. */
const SPOKEN_TOPICS: readonly ChatTopic[] = ['list', 'status', 'overloaded', 'forecast', 'unknown'];

const OPEN: Filter = { all: [{ not: { field: 'status', op: 'is', values: ['done'] } }] };

/** A project as a model gets it: its open cards, those that are due first before the others, and whether changes may be proposed. */
const promptCards = async (
  { project }: AnswerScene,
  isSmart: boolean,
): Promise<Pick<PromptData, 'mayPropose' | 'project' | 'cards'>> => {
  const [board, people, { cards }] = await Promise.all([
    project.board(),
    project.people(),
    project.find(OPEN, MOST_CARDS_FOR_MODEL),
  ]);
  const lists = new Map(board.lists.map(({ id, name }) => [id, name]));
  const names = new Map(people.map(({ user_id: id, full_name: name }) => [id, name]));
  return {
    mayPropose: isSmart && mayChange(board.role),
    project: { name: board.project.name, lists: [...lists.values()] },
    cards: cards.map((card) => {
      const { reference, title } = citedAs(board.project.key, card);
      const { priority, due_on, list_id: list, assignee } = card;
      const name = assignee === null ? null : (names.get(assignee) ?? null);
      return { reference, title, priority, due_on, list: lists.get(list) ?? '', assignee: name };
    }),
  };
};

/** What an answer of the rules is worth to a model: nothing where they did not understand. */
const promptOf = async ({ topic, response }: ChatAnswer, scene: AnswerScene, isSmart: boolean): Promise<PromptData> => {
  const { message, language, today } = scene;
  return {
    message,
    language,
    today,
    rulesAnswer: topic === 'unknown' ? null : response,
    ...(await promptCards(scene, isSmart)),
  };
};

type Proposed = Pick<ChatAnswer, 'topic' | 'response' | 'proposal'>;

/** The proposal that a sentence of a model asks for: made and checked by the same rules as one of a person; null: none. */
const proposalOf = async (sentence: string, scene: AnswerScene): Promise<Proposed | null> => {
  if (sentence.length > LONGEST_CHAT_MESSAGE) return null;
  const reading = readMessage(sentence, scene);
  const said = { ...scene, message: sentence };
  const nothing: Answer = { topic: 'unknown', response: '' };
  const answer: Answer =
    reading.topic === 'create'
      ? await createAnswer(reading, said)
      : reading.topic === 'change'
        ? await changeAnswer(reading, said, () => Promise.resolve(nothing))
        : nothing;
  const { topic, response, proposal = null } = answer;
  return proposal === null ? null : { topic, response, proposal };
};

interface VoiceOptions {
  /** Whether a model may propose where the rules did not understand. */
  readonly mayPropose: boolean;
  readonly onText?: OnText;
}

/** Lets the model of an organization say what the rules have found, or answer what they did not understand. */
@Injectable()
export class ChatVoice {
  constructor(
    private readonly models: ProjectModels,
    private readonly caller: ModelCaller,
  ) {}

  /** The answer of the rules, said by the model of the organization where there is one and it succeeds. */
  async say(
    answer: ChatAnswer,
    scene: AnswerScene,
    projectId: string,
    call: Call,
    { mayPropose, onText }: VoiceOptions,
  ): Promise<ChatAnswer> {
    if (!SPOKEN_TOPICS.includes(answer.topic) || answer.proposal !== null) return answer;
    const endpoint = await this.models.of(projectId, call);
    if (endpoint === null) return answer;
    const { model: name } = endpoint;
    const prompt = chatPrompt(await promptOf(answer, scene, mayPropose));
    const spoken = await this.caller.ask(
      endpoint,
      prompt,
      call,
      onText && ((textSoFar) => onText(() => shownSoFar(textSoFar()))),
    );
    if ('problem' in spoken) return { ...answer, model: { name, problem: spoken.problem } };
    const { text, proposal: sentence } = spokenAnswer(spoken.text);
    const isOpen = answer.topic === 'unknown' && mayPropose && sentence !== null;
    const proposed = isOpen ? await proposalOf(sentence, scene) : null;
    const response = text === '' ? (proposed?.response ?? '') : text;
    if (response === '') return { ...answer, model: { name, problem: 'nonsense' } };
    return { ...answer, ...proposed, response, engine: 'model', model: { name, problem: null } };
  }
}
