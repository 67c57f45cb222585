import { MOST_CARDS_FOR_MODEL } from '@nivel/contracts/ai/values/model-values';
import { modelText } from './model-text.ts';

/** What a model gets, said before it is switched on. */
export const SentData = ({ messagesAnHour }: { readonly messagesAnHour: number }) => {
  const { sent } = modelText.useText();
  const lines = [
    sent.message,
    sent.project(MOST_CARDS_FOR_MODEL),
    sent.text,
    sent.never,
    sent.changes,
    sent.limit(messagesAnHour),
  ];
  return (
    <section aria-labelledby="model-sent" className="rounded-md bg-sunken px-3 py-2">
      <h3 id="model-sent" className="text-sm font-semibold">
        {sent.title}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
