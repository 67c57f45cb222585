import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { useState } from 'react';
import type { DraftAnswers } from '../area/exercises/answers.ts';
import { Question } from '../area/exercises/question.tsx';
import { Markdown } from '../area/markdown/markdown.tsx';

type Content = OutputOf<Procedures['preview_curriculum_part']>['content'];
type ContentOf<Type extends Content['type']> = Extract<Content, { type: Type }>;

const Exercises = ({ content }: { readonly content: ContentOf<'exercises'> }) => {
  const [answers, setAnswers] = useState<DraftAnswers>({});
  return (
    <div className="flex flex-col gap-8">
      {content.intro !== null && <Markdown source={content.intro} />}
      {content.items.map((item) => (
        <Question
          key={item.id}
          item={item}
          draft={answers[item.id]}
          onAnswer={(answer) => setAnswers((now) => ({ ...now, [item.id]: answer }))}
        />
      ))}
    </div>
  );
};

const Video = ({ content }: { readonly content: ContentOf<'video'> }) => (
  <div className="flex flex-col gap-6">
    <video controls playsInline preload="metadata" poster={content.poster} className="aspect-video w-full bg-sunken">
      <source src={content.video} />
      <track kind="captions" src={content.captions} srcLang="es" label="Español" default />
    </video>
    <ol className="flex flex-col gap-1">
      {content.transcript.map(({ start, text }) => (
        <li key={start}>{text}</li>
      ))}
    </ol>
    <Markdown source={content.notes} />
  </div>
);

/** The content of a part with the components that learners see. Answers stay in the page, and nothing is counted. */
export const PartPreview = ({ content }: { readonly content: Content }) => {
  switch (content.type) {
    case 'text':
      return <Markdown source={content.markdown} />;
    case 'video':
      return <Video content={content} />;
    case 'exercises':
      return <Exercises content={content} />;
  }
};
