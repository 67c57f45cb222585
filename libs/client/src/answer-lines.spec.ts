import { expect, it } from '@jest/globals';
import { createClient } from './client.ts';

/** A server that answers with these pieces of text, as they come. */
const client = (pieces: readonly string[], type = 'application/x-ndjson; charset=utf-8') => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const fetch = () => Promise.resolve(new Response(body, { headers: { 'content-type': type } }));
  return createClient({ token: () => Promise.resolve('abc'), fetch });
};
const say = async (pieces: readonly string[], type?: string) => {
  const parts: string[] = [];
  const onPart = ({ text }: { readonly text: string }) => void parts.push(text);
  const answer = await client(pieces, type).post('/api/chat', { message: 'hola' }, { onPart });
  return { parts, answer };
};

it('reads parts and the answer behind them, wherever the lines are cut', async () => {
  expect(
    await say(['{"part":{"text":"Ho"}}\n{"pa', 'rt":{"text":"Hola"}}\n', '{"answer":{"response":"Hola"}}\n']),
  ).toEqual({
    ...{ parts: ['Ho', 'Hola'], answer: { response: 'Hola' } },
  });
});

it('reads an answer without parts', async () => {
  expect(await say(['{"response":"Hola"}'], 'application/json')).toEqual({ parts: [], answer: { response: 'Hola' } });
});

it('fails with the refusal behind a part, and without a response where the lines break off', async () => {
  const error = '{"error":{"code":"forbidden","message":"No"}}\n';
  await expect(say(['{"part":{"text":"Ho"}}\n', error])).rejects.toMatchObject({ code: 'forbidden', kind: 'refused' });
  await expect(say(['{"part":{"text":"Ho"}}\n'])).rejects.toMatchObject({ code: 'no_response' });
});
