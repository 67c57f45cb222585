import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { toPublicExerciseItem } from '@nivel/contracts/learning/content/public-exercise-item';
import { listRepetitions } from '@nivel/contracts/learning/list-repetitions.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { repeatedItem } from '../grading/run-order.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { RepetitionQueue } from './repetition-queue.ts';
import { dayOf, dueToday, type Question } from './repetition-rules.ts';

type Listed = OutputOf<typeof listRepetitions>;

@Handles(listRepetitions)
export class ListRepetitionsHandler implements Handler<typeof listRepetitions> {
  constructor(
    private readonly queue: RepetitionQueue,
    private readonly learners: LearnerStore,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(_: InputOf<typeof listRepetitions>, call: Call): Promise<Listed> {
    const { userId } = actorOf(call);
    const learner = await this.learners.readPlanned(userId);
    const { questions, use } = await this.queue.of(this.work.reads, learner, this.clock.now().getTime());
    return { day: dayOf(questions, use), questions: dueToday(questions, use).map((one) => shown(userId, one)) };
  }
}

const shown = (userId: string, { item, part, module, repetition }: Question): Listed['questions'][number] => ({
  partId: part.id,
  partTitle: part.title,
  moduleId: module.id,
  moduleTitle: module.title,
  levelId: module.levelId,
  item: toPublicExerciseItem(repeatedItem(item, { userId, partId: part.id, number: repetition.answers })),
});
