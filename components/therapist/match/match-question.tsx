import type { FormEvent } from 'react';
import { HiddenAnswers } from '@/components/therapist/match/hidden-answers';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceCard } from '@/components/ui/choice-card';
import { FieldDescription } from '@/components/ui/field';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import type { Answers } from '@/lib/therapist/match/answers';
import { type MatchQuestion, subjectsOf } from '@/lib/therapist/match/questions';

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
 * chosen answer only, by style alone, and the way on stays in view.
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
  const { question, hint, single = false, options } = asked;
  const subjects = subjectsOf(asked);
  const given = subjects.flatMap((about) => answers[about] ?? []);
  const isLast = place + 1 === questions.length;
  const Item = single ? RadioGroupItem : Checkbox;
  return (
    <Card asChild className="max-w-3xl max-sm:pb-0">
      {/* A form of a dialog that is in none goes nowhere: pressed before the scripts run, it sends no answer. */}
      <form method={sends ? 'get' : 'dialog'} action="/match" onSubmit={onSubmit} className="group space-y-4">
        <HiddenAnswers answers={answers} except={subjects} />
        <RadioGroup>
          <legend className="contents">
            <span className="mb-2 block text-muted-foreground text-small">
              Question {place + 1} of {questions.length}
            </span>
            <Progress place={place} of={questions.length} />
            <span className="mt-3 block font-display font-semibold text-h3">{question}</span>
          </legend>
          <FieldDescription className="mt-1">
            {hint} {single ? 'Choose one, or none.' : 'Choose as many as you like, or none.'}
          </FieldDescription>
          <div className="mt-3 flex flex-wrap gap-2">
            {options.map(({ about, value, label }) => (
              <ChoiceCard key={`${about} ${value}`} size="chip">
                <Item
                  name={about}
                  value={value}
                  defaultChecked={answers[about]?.values.includes(value) ?? false}
                />
                {label}
              </ChoiceCard>
            ))}
          </div>
        </RadioGroup>
        <label className="tap hidden gap-3 group-has-[fieldset_:checked]:inline-flex">
          <Checkbox
            name="must"
            value={subjects.join(' ')}
            defaultChecked={given.some(({ weight }) => weight === 'must')}
          />
          This is a must: leave out everyone else
        </label>
        <div className="sticky bottom-0 -mx-5 flex flex-wrap gap-2 border-border border-t bg-card px-5 py-3 sm:-mx-8 sm:px-8">
          <Button type="submit" name="step" value={isLast ? 'results' : place + 2}>
            {isLast ? 'Show who fits' : 'Next'}
          </Button>
          {place > 0 ? (
            <Button type="submit" name="step" value={place} variant="outline" size="sm">
              Back
            </Button>
          ) : null}
          {isLast ? null : (
            <Button type="submit" name="step" value="results" variant="ghost" size="sm">
              Show who fits so far
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
