import { replayDeadLetters } from '@nivel/platform/replay-dead-letters';

const count = await replayDeadLetters('ai', process.env, process.argv.slice(2));
process.stdout.write(`${count} dead letters replayed\n`);
