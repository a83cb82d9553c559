import { BookingButton } from '@/components/layout/booking-button';
import { ExercisePlayer } from '@/components/site/exercise/exercise-player';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Pill } from '@/components/ui/pill';
import { breathingTechniques } from '@/content/exercises/breathing';
import { guidedExercises } from '@/content/exercises/guided';
import { dailySchedule, meditationTypes } from '@/content/exercises/meditation';
import { site } from '@/content/site';
import { clockText, type Exercise } from '@/lib/site/exercise/timeline';
import { pageMetadata } from '@/lib/site/seo/metadata';

/** One guided exercise: its description, "Start", and its steps for reading without the player. */
function ExerciseCard({ exercise }: { exercise: Exercise }) {
  const { title, description, seconds, prompts } = exercise;
  return (
    <Card asChild variant="raised" size="flush" className="flex h-full flex-col p-6">
      <article>
        <div className="flex items-baseline justify-between gap-4">
          <h3>{title}</h3>
          <p className="shrink-0 text-muted-foreground text-small">{Math.round(seconds / 60)} min</p>
        </div>
        <p className="mt-2 mb-5">{description}</p>
        <div className="mt-auto space-y-2">
          <ExercisePlayer exercise={exercise} />
          <details className="disclosure">
            <summary className="tap text-link">
              Read the steps<span className="sr-only"> of {title}</span>
            </summary>
            <ol className="space-y-2 pt-2">
              {prompts.map(({ at, text }) => (
                <li key={at} className="grid grid-cols-[3rem_1fr] gap-2">
                  <span className="text-muted-foreground text-small">{clockText(at)}</span>
                  {text}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </article>
    </Card>
  );
}

export const dynamic = 'force-static';

const parts = [
  { id: 'breathing', label: 'Breathe' },
  { id: 'practices', label: 'Guided practices' },
  { id: 'kinds', label: 'Ways to meditate' },
  { id: 'day', label: 'A day' },
];

export function generateMetadata() {
  return pageMetadata({
    title: 'Mindfulness and meditation: guided practices',
    description:
      'Four guided practices and three breathing techniques that run in your browser, with a pacer to follow with your eyes. Free, offline once loaded, nothing is sent.',
    path: '/resources/mindfulness-meditation',
  });
}

export default function MindfulnessPage() {
  return (
    <>
      <div className="container-page space-y-4 pt-4 pb-6 sm:pt-8">
        <h1>Mindfulness and meditation</h1>
        <p className="max-w-measure text-muted-foreground text-lead">Press Start and follow the circle.</p>
        <nav aria-label="On this page">
          <ul className="flex flex-wrap gap-2">
            {parts.map(({ id, label }) => (
              <li key={id}>
                <Pill href={`#${id}`}>{label}</Pill>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-labelledby="breathing" className="bg-accent">
        <div className="container-page space-y-4 py-5 lg:space-y-6 lg:py-14">
          <h2 id="breathing">Three ways to breathe</h2>
          <ul className="grid gap-5 md:grid-cols-3">
            {breathingTechniques.map((technique) => (
              <Card asChild key={technique.slug} variant="raised" size="flush" className="flex flex-col p-6">
                <li>
                  <h3>{technique.title}</h3>
                  <p className="mt-1 font-semibold text-warm-strong">{technique.pattern}</p>
                  <div className="my-4">
                    <ExercisePlayer exercise={technique} />
                  </div>
                  <p>{technique.description}</p>
                  <p className="mt-2 text-muted-foreground text-small">
                    {technique.goodFor} · {technique.rounds} rounds
                  </p>
                </li>
              </Card>
            ))}
          </ul>
          <p className="max-w-measure">
            If a breath makes you dizzy or uneasy, stop, look around the room and breathe as you always do.
            After frightening experiences, eyes open and feet on the floor often feel safer than stillness.
          </p>
        </div>
      </section>
      <section aria-labelledby="practices" className="container-page section-space space-y-8">
        <div className="max-w-measure space-y-3">
          <h2 id="practices">Guided practices</h2>
          <p className="text-muted-foreground">
            A circle shows the breath, words appear when it is time. Sound is off until you turn it on. Pause
            or leave whenever you like; Escape ends it.
          </p>
        </div>
        <ul className="grid gap-5 md:grid-cols-2">
          {guidedExercises.map((exercise) => (
            <li key={exercise.slug}>
              <ExerciseCard exercise={exercise} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="kinds" className="bg-muted">
        <div data-reveal className="container-page section-space space-y-8">
          <h2 id="kinds">Four ways to meditate</h2>
          <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            {meditationTypes.map(({ title, text, suits }) => (
              <li key={title} className="border-warm border-l-4 pl-5">
                <h3>{title}</h3>
                <p className="mt-2">{text}</p>
                <p className="mt-2 text-muted-foreground text-small">Good for: {suits.toLowerCase()}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section
        aria-labelledby="day"
        data-reveal
        className="container-page section-space grid items-center gap-10 md:grid-cols-[1fr_1.6fr]"
      >
        <div className="space-y-4">
          <h2 id="day">Four short pauses in a day</h2>
          <p className="text-muted-foreground">Begin with one of them, and keep it for a week.</p>
        </div>
        <ol className="border-border border-l-2">
          {dailySchedule.map(({ time, title, text }) => (
            <li key={time} className="relative pb-7 pl-7 last:pb-0">
              <span aria-hidden="true" className="absolute top-1.5 -left-[9px] size-4 rounded-full bg-warm" />
              <p className="font-semibold text-warm-strong text-small">{time}</p>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="next" className="container-page pb-16 lg:pb-24">
        <Card variant="muted" size="flush" className="space-y-4 p-6 sm:p-10">
          <h2 id="next">Would you rather talk to someone?</h2>
          <p className="max-w-measure">
            If sitting still makes it worse, talk to someone. Or begin with a worksheet.
          </p>
          <div className="flex flex-wrap gap-3">
            <BookingButton>Book a {site.consultationMinutes}-minute consultation</BookingButton>
            <Button asChild variant="outline">
              <a href="/resources/tools-worksheets">Tools and worksheets</a>
            </Button>
          </div>
        </Card>
      </section>
    </>
  );
}
