import type { ChatAnswer } from '@nivel/contracts/ai/chat-answer';
import { chat } from '@nivel/contracts/ai/chat.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { dayAt } from '../proposals/day-at.ts';
import { languageOf } from '../proposals/rules/text-language.ts';
import { ProjectWorkReader } from '../work-history/project-work-reader.ts';
import type { Answer, AnswerScene } from './answers/answer.ts';
import { changeAnswer } from './answers/change-answer.ts';
import { createAnswer } from './answers/create-answer.ts';
import { forecastAnswer, overloadedAnswer, statusAnswer } from './answers/figure-answers.ts';
import { listAnswer } from './answers/list-answer.ts';
import { examplesOf, projectAnswer } from './answers/plain-answers.ts';
import { ChatProject } from './chat-project.ts';
import { languageSaid } from './grammar/language-said.ts';
import { looseTasks } from './grammar/loose-tasks.ts';
import { readMessage } from './grammar/read-message.ts';
import type { Question, Reading } from './grammar/reading.ts';
import { ChatVoice } from './voice/chat-voice.ts';
import { partSender } from './voice/part-sender.ts';
import { chatWords, type ChatWords } from './words/chat-words.ts';

type Input = InputOf<typeof chat>;

const questionAnswer = async (question: Question, scene: AnswerScene): Promise<Answer> => {
  switch (question.topic) {
    case 'list':
      return listAnswer(question.question, scene);
    case 'status':
      return statusAnswer(scene);
    case 'overloaded':
      return overloadedAnswer(scene);
    case 'forecast':
      return forecastAnswer(scene);
    case 'help':
      return { topic: 'help', response: scene.words.help, suggestions: examplesOf(scene.words, true) };
  }
};

type OfProject = Exclude<Reading, { topic: 'unknown' | 'project' }>;

const projectQuestion = async (reading: OfProject, scene: AnswerScene): Promise<Answer> => {
  if (reading.topic === 'create') return createAnswer(reading, scene);
  if (reading.topic === 'change')
    return changeAnswer(reading, scene, async (question) => questionAnswer(question, scene));
  return questionAnswer(reading, scene);
};

const plainAnswer = (reading: Exclude<Reading, OfProject>, words: ChatWords, hasProject: boolean): Answer =>
  reading.topic === 'project'
    ? projectAnswer(reading.name, words)
    : { topic: 'unknown', response: words.unknown, suggestions: examplesOf(words, hasProject) };

const answerWithoutProject = (reading: Reading, words: ChatWords): Answer => {
  if (reading.topic === 'unknown' || reading.topic === 'project') return plainAnswer(reading, words, false);
  const suggestions = examplesOf(words, false);
  if (reading.topic === 'help') return { topic: 'help', response: words.help, suggestions };
  return { topic: reading.topic === 'change' ? 'move' : reading.topic, response: words.noProject, suggestions };
};

const answerInProject = async (reading: Reading, scene: AnswerScene): Promise<Answer> =>
  reading.topic === 'unknown' || reading.topic === 'project'
    ? plainAnswer(reading, scene.words, true)
    : projectQuestion(reading, scene);

/** Answers by rules: only the message is read for what is wanted, and nothing is written. */
@Handles(chat)
export class ChatHandler implements Handler<typeof chat> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly works: ProjectWorkReader,
    private readonly voice: ChatVoice,
    private readonly clock: Clock,
  ) {}

  async handle(input: Input, call: Call): Promise<ChatAnswer> {
    const { message, context, smartMode } = input;
    const { project_id: projectId, today = dayAt(this.clock.now()) } = context;
    const language = languageSaid(message) ?? context.language ?? languageOf(message);
    const read = readMessage(message, { language, today });
    const reading = read.topic === 'unknown' && smartMode ? (looseTasks(message, { language, today }) ?? read) : read;
    const said = { message, today, language, userId: actorOf(call).userId, words: chatWords[language] };
    const rest = { engine: 'rules' as const, model: null, cards: [], total: 0, proposal: null, suggestions: [] };
    if (projectId === null) return { language, ...rest, ...answerWithoutProject(reading, said.words) };
    const scene = { ...said, project: new ChatProject(projectId, today, call, this.rpc, this.works) };
    const answer = { language, ...rest, ...(await answerInProject(reading, scene)) };
    const onText = call.sendPart && partSender(call.sendPart);
    return this.voice.say(answer, scene, projectId, call, { mayPropose: smartMode, ...(onText && { onText }) });
  }
}
