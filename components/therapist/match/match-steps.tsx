'use client';

import {
  type FormEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { MatchQuestionForm } from '@/components/therapist/match/match-question';
import { MatchResults } from '@/components/therapist/match/match-results';
import { indianDay } from '@/lib/format/time';
import { type MatchField, type MatchState, parseMatch, wishesOf } from '@/lib/therapist/match/answers';
import { freeClock, spansOf } from '@/lib/therapist/match/free';
import type { MatchDirectory } from '@/lib/therapist/match/queries';
import { matchQuestions } from '@/lib/therapist/match/questions';
import { matchTherapists } from '@/lib/therapist/match/rules';

const indianZone = 'Asia/Kolkata';

/** This device's zone; India's clock has two names. */
function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? indianZone : timeZone;
}

const never = () => () => undefined;

const hashOf = ({ step }: MatchState) => (step === 'results' ? '#results' : `#question-${step + 1}`);

/** The step that a hash names; another one stays where the page began. */
function stepOf(hash: string, first: MatchState['step']): MatchState['step'] {
  if (hash === '#results') return 'results';
  const [, number] = /^#question-(\d+)$/.exec(hash) ?? [];
  return number === undefined ? first : Number(number) - 1;
}

/** The fields of a form, with the button that was pressed. */
function fieldsOf(event: FormEvent<HTMLFormElement>): MatchField[] {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return [...new FormData(event.currentTarget, submitter)].map(([name, value]) => [name, String(value)]);
}

/**
 * One question a step, then who fits. Each step is a form that would open the next one by its address; with scripts
 * it is read here instead, so that answers stay in this component and are never sent. Only the place is in the
 * history, as a hash, so that the browser's Back leads to the question before.
 */
export function MatchSteps({
  directory,
  query,
  now,
}: {
  directory: MatchDirectory;
  /** The fields of the address: for visits without scripts, and for a search among everybody. */
  query?: readonly MatchField[];
  /** ISO; when the page was made for this visit. */
  now?: string;
}) {
  const questions = useMemo(() => matchQuestions(directory), [directory]);
  const first = useMemo(() => parseMatch(query ?? [], questions), [query, questions]);
  const [state, setState] = useState(first);
  const [moment, setMoment] = useState(now);
  const timeZone = useSyncExternalStore(never, ownZone, () => indianZone);
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  const show = useCallback((change: (before: MatchState) => MatchState) => {
    moved.current = true;
    setMoment(new Date().toISOString());
    setState(change);
  }, []);
  // A visitor who searched a large directory goes on by addresses: this page carries only who fitted them.
  const readsAll = query !== undefined && directory.listed !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (readsAll) return;
    event.preventDefault();
    const next = parseMatch(fieldsOf(event), questions);
    if (next.step !== state.step) history.pushState(null, '', hashOf(next));
    show(() => next);
  };

  useEffect(() => {
    const onBack = () => show(({ answers }) => ({ answers, step: stepOf(location.hash, first.step) }));
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [first, show]);

  // A new question or the results count as a new place: readers and the eye begin at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes, and only then
  useEffect(() => {
    if (!moved.current) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
  }, [state.step]);

  const { answers, step } = state;
  const question = step === 'results' ? undefined : questions[step];
  // Only visitors without scripts get a form that opens the next step by its address.
  const form = (sends: boolean) =>
    question && (
      <MatchQuestionForm
        key={question.question}
        questions={questions}
        place={questions.indexOf(question)}
        answers={answers}
        sends={sends}
        onSubmit={submit}
      />
    );
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {query ? null : <noscript>{form(true)}</noscript>}
      {question ? (
        <div className={query ? '' : 'noscript:hidden'}>{form(query !== undefined)}</div>
      ) : (
        <Results
          directory={directory}
          readsAll={readsAll}
          questions={questions}
          answers={answers}
          timeZone={timeZone}
          now={moment}
          onSubmit={submit}
        />
      )}
    </div>
  );
}

function Results({
  directory: { candidates: sent, listed },
  readsAll,
  questions,
  answers,
  timeZone,
  now,
  onSubmit,
}: {
  directory: MatchDirectory;
  readsAll: boolean;
  questions: ReturnType<typeof matchQuestions>;
  answers: MatchState['answers'];
  timeZone: string;
  now: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const moment = now ? new Date(now) : new Date();
  const clock = freeClock(moment, timeZone);
  const candidates = sent.map(({ cells, affirming = false, ...same }) => ({
    ...same,
    affirming,
    free: spansOf(cells, clock),
  }));
  return (
    <MatchResults
      result={matchTherapists(candidates, wishesOf(answers, questions), indianDay(moment))}
      questions={questions}
      answers={answers}
      looked={sent.length}
      of={listed?.of ?? sent.length}
      readsAll={readsAll}
      timeZone={timeZone}
      now={moment}
      onSubmit={onSubmit}
    />
  );
}
