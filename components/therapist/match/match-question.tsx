import type { FormEvent } from 'react';
import { HiddenAnswers } from '@/components/therapist/match/hidden-answers';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceCard } from '@/components/ui/choice-card';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import type { Answers } from '@/lib/therapist/match/answers';
import type { MatchQuestion } from '@/lib/therapist/match/questions';

function Choice({
  name,
  value,
  label,
  chosen,
}: {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
}) {
  return (
    <ChoiceCard>
      <RadioGroupItem name={name} value={value} defaultChecked={chosen} />
      {label}
    </ChoiceCard>
  );
}

/** How far it is, for the eye; the words above say the same. */
function Progress({ place, of }: { place: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={`h-1.5 grow rounded-full ${index <= place ? 'bg-primary' : 'bg-border'}`}
        />
      ))}
    </span>
  );
}

/**
 * One question as a form whose address is the next step: without scripts it works as it is. "Must" shows beside a
 * chosen answer only, by style alone.
 */
export function MatchQuestionForm({
  questions,
  place,
  answers,
  sends,
  onSubmit,
}: {
  questions: readonly MatchQuestion[];
  place: number;
  answers: Answers;
  /** Whether the form may open the next step by its address. */
  sends: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const asked = questions[place];
  if (!asked) return null;
  const { about, question, hint, skip = 'Does not matter', options } = asked;
  const answer = answers[about];
  const isLast = place + 1 === questions.length;
  return (
    <Card asChild className="max-w-3xl">
      {/* A form of a dialog that is in none goes nowhere: pressed before the scripts run, it sends no answer. */}
      <form method={sends ? 'get' : 'dialog'} action="/match" onSubmit={onSubmit} className="group space-y-5">
        <HiddenAnswers answers={answers} except={about} />
        <RadioGroup>
          <legend className="contents">
            <span className="mb-2 block text-muted-foreground text-small">
              Question {place + 1} of {questions.length}
            </span>
            <Progress place={place} of={questions.length} />
            <span className="mt-3 block font-display font-semibold text-h3">{question}</span>
          </legend>
          {hint ? <p className="mt-1 max-w-measure text-muted-foreground">{hint}</p> : null}
          {/* On phones each answer has a row of its own. */}
          <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
            <Choice name={about} value="" label={skip} chosen={answer === undefined} />
            {options.map(({ value, label }) => (
              <Choice key={value} name={about} value={value} label={label} chosen={answer?.value === value} />
            ))}
          </div>
        </RadioGroup>
        <label className="tap gap-3 group-has-[input[type=radio][value='']:checked]:hidden">
          <Checkbox name="must" value={about} defaultChecked={answer?.weight === 'must'} />
          This is a must: leave out everyone else
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value={isLast ? 'results' : place + 2}>
            {isLast ? 'Show who fits' : 'Next'}
          </Button>
          {place > 0 ? (
            <Button type="submit" name="step" value={place} variant="outline">
              Back
            </Button>
          ) : null}
          {isLast ? null : (
            <Button type="submit" name="step" value="results" variant="ghost">
              Show who fits so far
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
