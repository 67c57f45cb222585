import { expect, it, jest } from '@jest/globals';
import { JetStreamApiError, type ConsumerAPI, type ConsumerInfo } from '@nats-io/jetstream';
import { ensureConsumer } from './ensure-consumer.ts';

const config = { durable_name: 'worker__send-mail', max_ack_pending: 5 };
const refusing = (code: number) => {
  const update = jest.fn<ConsumerAPI['update']>().mockResolvedValue({} as ConsumerInfo);
  const error = new JetStreamApiError({ code: 400, err_code: code, description: 'no' });
  return { add: jest.fn<ConsumerAPI['add']>().mockRejectedValue(error), update };
};

it('changes a consumer that exists with other settings', async () => {
  const consumers = refusing(10_148);
  await ensureConsumer(consumers, 'FACTS', config);
  expect(consumers.update).toHaveBeenCalledWith('FACTS', 'worker__send-mail', config);
});

it('passes any other refusal on', async () => {
  const consumers = refusing(10_059);
  await expect(ensureConsumer(consumers, 'FACTS', config)).rejects.toThrow('no');
  expect(consumers.update).not.toHaveBeenCalled();
});
