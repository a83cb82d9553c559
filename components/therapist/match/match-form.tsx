'use client';

import { type FormEvent, useMemo, useRef, useState } from 'react';
import { MatchResults } from '@/components/therapist/match/match-results';
import { type MatchQuestion, matchQuestions } from '@/components/therapist/match/questions';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { indianDay } from '@/lib/format/time';
import {
  type MatchCandidate,
  type MatchResult,
  matchTherapists,
  type Weight,
  type Wish,
} from '@/lib/therapist/match/rules';

type Answer = { readonly value: string; readonly weight: Weight };
type Answers = Partial<Record<Wish['about'], Answer>>;

function wishesOf(answers: Answers, questions: readonly MatchQuestion[]): Wish[] {
  return questions.flatMap(({ about }): Wish[] => {
    const answer = answers[about];
    if (!answer?.value) return [];
    return about === 'fee' || about === 'experience'
      ? [{ about, value: Number(answer.value), weight: answer.weight }]
      : [{ about, value: answer.value, weight: answer.weight }];
  });
}

/** Seven optional questions. Answers stay in this component and are never sent. */
export function MatchForm({ candidates, limit }: { candidates: readonly MatchCandidate[]; limit: number }) {
  const questions = useMemo(() => matchQuestions(candidates), [candidates]);
  const [answers, setAnswers] = useState<Answers>({});
  const [result, setResult] = useState<MatchResult>();
  const outcome = useRef<HTMLDivElement>(null);

  const answer = (about: Wish['about'], change: Partial<Answer>) =>
    setAnswers((given) => ({
      ...given,
      [about]: { value: '', weight: 'would-like', ...given[about], ...change },
    }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setResult(matchTherapists(candidates, wishesOf(answers, questions), indianDay(new Date())));
    requestAnimationFrame(() => outcome.current?.focus());
  };

  return (
    <>
      <form onSubmit={submit} className="space-y-4">
        {questions.map((question) => (
          <QuestionRow
            key={question.about}
            question={question}
            answer={answers[question.about]}
            onChange={(change) => answer(question.about, change)}
          />
        ))}
        <Button type="submit" className="max-sm:w-full">
          Show who fits
        </Button>
      </form>
      <div ref={outcome} tabIndex={-1} className="mt-12 scroll-mt-6 outline-none">
        {result ? <MatchResults result={result} looked={candidates.length} limit={limit} /> : null}
      </div>
    </>
  );
}

function QuestionRow({
  question: { about, question, options },
  answer,
  onChange,
}: {
  question: MatchQuestion;
  answer: Answer | undefined;
  onChange: (change: Partial<Answer>) => void;
}) {
  const chosen = Boolean(answer?.value);
  return (
    <Card
      variant="flat"
      size="sm"
      className="grid items-center gap-3 md:grid-cols-[1fr_16rem_15rem] md:gap-5"
    >
      <label htmlFor={`match-${about}`} className="font-semibold">
        {question}
      </label>
      <Select
        id={`match-${about}`}
        value={answer?.value ?? ''}
        onChange={(event) => onChange({ value: event.target.value })}
      >
        <option value="">Does not matter</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <RadioGroup disabled={!chosen} className="flex gap-2 disabled:opacity-60">
        <legend className="sr-only">How much does it matter: {question}</legend>
        {(['would-like', 'must'] as const).map((weight) => (
          <label
            key={weight}
            className="flex min-h-12 grow items-center gap-2 rounded-control border-2 border-border px-3 has-checked:border-primary has-checked:bg-accent"
          >
            <RadioGroupItem
              name={`match-${about}-weight`}
              checked={(answer?.weight ?? 'would-like') === weight}
              onChange={() => onChange({ weight })}
            />
            {weight === 'must' ? 'Must' : 'Would like'}
          </label>
        ))}
      </RadioGroup>
    </Card>
  );
}
