import type { FormEvent } from 'react';
import { ListNote } from '@/components/therapist/directory/list-note';
import { HiddenAnswers } from '@/components/therapist/match/hidden-answers';
import { MatchPerson } from '@/components/therapist/match/match-person';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type Answers, withoutMust } from '@/lib/therapist/match/answers';
import { type MatchQuestion, subjectsOf } from '@/lib/therapist/match/questions';
import { capital, type MatchGroup, type MatchResult, wishLabel } from '@/lib/therapist/match/rules';
import {
  groupTitle,
  lookedInWords,
  people,
  resultTitle,
  withoutMustInWords,
} from '@/lib/therapist/match/words';

/** People of a group whom the page shows at once; the others unfold. */
const shownAtOnce = 6;
/** Groups that are open; people who fit less wait behind a fold. */
const openGroups = 2;

type Press = (event: FormEvent<HTMLFormElement>) => void;
type Clock = { readonly timeZone: string; readonly now: Date };

function People({ matches, ...clock }: Pick<MatchGroup, 'matches'> & Clock) {
  return (
    <ol className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {matches.map((match) => (
        <MatchPerson key={match.candidate.slug} match={match} {...clock} />
      ))}
    </ol>
  );
}

function More({ title, matches, ...clock }: { title: string } & Pick<MatchGroup, 'matches'> & Clock) {
  return (
    <details className="mt-4">
      <summary className="tap font-semibold text-primary underline underline-offset-4">{title}</summary>
      <People matches={matches} {...clock} />
    </details>
  );
}

function Group({
  group: { fulfilled, matches },
  asked,
  isOpen,
  ...clock
}: { group: MatchGroup; asked: number; isOpen: boolean } & Clock) {
  const rest = matches.slice(shownAtOnce);
  return (
    <section aria-labelledby={`fits-${fulfilled}`}>
      <h3 id={`fits-${fulfilled}`}>
        {groupTitle(fulfilled, asked)}
        <span className="font-normal text-muted-foreground"> · {people(matches.length)}</span>
      </h3>
      {isOpen ? (
        <>
          <People matches={matches.slice(0, shownAtOnce)} {...clock} />
          {rest.length > 0 ? <More title={`Show ${rest.length} more`} matches={rest} {...clock} /> : null}
        </>
      ) : (
        <More
          title={matches.length === 1 ? 'Show this person' : `Show these ${people(matches.length)}`}
          matches={matches}
          {...clock}
        />
      )}
    </section>
  );
}

/** Each "must", what it costs, and a button that makes a wish of it. */
function Musts({
  costs,
  answers,
  isPart,
  onSubmit,
}: Pick<MatchResult, 'costs'> & {
  answers: Answers;
  /** Not everybody was looked at, so there may be more. */
  isPart: boolean;
  onSubmit: Press;
}) {
  return (
    <Alert variant="warm" frame="plain" className="max-w-measure">
      <h3 className="text-h4">Your “musts” leave people out</h3>
      <ul className="mt-2 space-y-2">
        {costs.map(({ wish, more }) => (
          <li key={wishLabel(wish)}>
            <form
              method="get"
              action="/match"
              onSubmit={onSubmit}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
            >
              <HiddenAnswers answers={withoutMust(answers, wish.about)} />
              <span>
                Must: {wishLabel(wish)}. {withoutMustInWords(more, isPart)}
              </span>
              <Button type="submit" name="step" value="results" variant="outline" size="sm">
                No longer a must<span className="sr-only">: {wishLabel(wish)}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Offers to search all of a large directory, of which the page carries a part: only a button sends the answers. */
function AmongEverybody({ looked, of, answers }: { looked: number; of: number; answers: Answers }) {
  return (
    <Alert variant="warm" frame="plain" className="max-w-measure">
      <h3 className="text-h4">There are more people</h3>
      <form method="get" action="/match" className="mt-2 grid gap-3">
        <HiddenAnswers answers={answers} />
        <p>
          This page has {looked} of {people(of)} who accept new clients. To search all of them, it has to send
          your answers to us, in its address. We read them for the search and keep nothing; the address stays
          in the history of this browser.
        </p>
        <p>
          <Button type="submit" name="step" value="results" variant="outline">
            Send my answers and search everyone
          </Button>
        </p>
      </form>
    </Alert>
  );
}

/** Therapists who fit, in groups that say how much, what each person lacks, and what each "must" costs. */
export function MatchResults({
  result,
  questions,
  answers,
  looked,
  of,
  readsAll,
  onSubmit,
  ...clock
}: {
  result: MatchResult;
  questions: readonly MatchQuestion[];
  answers: Answers;
  looked: number;
  /** How many take new clients. */
  of: number;
  /** The answers were sent, and all of them were searched for. */
  readsAll: boolean;
  onSubmit: Press;
} & Clock) {
  const { groups, wishes, costs } = result;
  const isPart = looked < of;
  return (
    <section aria-labelledby="match-result" className="space-y-6">
      <div role="status">
        <h2 id="match-result">{resultTitle(result)}</h2>
      </div>
      <ListNote
        people={groups.flatMap(({ matches }) => matches.map(({ candidate }) => candidate))}
        timeZone={clock.timeZone}
        withTimes
      />
      <form method="get" action="/match" onSubmit={onSubmit} className="flex flex-wrap gap-2">
        <HiddenAnswers answers={answers} />
        {questions.map((question, place) => {
          const given = wishes.filter(({ about }) => subjectsOf(question).includes(about));
          if (given.length === 0) return null;
          return (
            <Button
              key={question.question}
              type="submit"
              name="step"
              value={place + 1}
              variant="outline"
              size="sm"
            >
              {capital(given.map(wishLabel).join(', '))}
              <span className="sr-only">: change this answer</span>
            </Button>
          );
        })}
        <Button type="submit" name="step" value="1" variant="ghost" size="sm">
          Change my answers
        </Button>
      </form>
      {costs.length > 0 ? (
        <Musts costs={costs} answers={answers} isPart={isPart} onSubmit={onSubmit} />
      ) : null}
      {isPart && !readsAll ? <AmongEverybody looked={looked} of={of} answers={answers} /> : null}
      {groups.map((group, index) => (
        <Group
          key={group.fulfilled}
          group={group}
          asked={wishes.length}
          isOpen={index === 0 || (index < openGroups && group.fulfilled > 0)}
          {...clock}
        />
      ))}
      <p className="max-w-measure text-muted-foreground">
        {lookedInWords({ looked, of, readsAll })} People who fit more of your answers come first; people who
        fit equally change places each day. Nobody can pay for a place.{' '}
        <a href="/professionals" className="text-link">
          Search the whole directory
        </a>
      </p>
    </section>
  );
}
