import type { TherapistProfile } from '@/lib/therapist/queries';
import { paragraphs } from '@/lib/therapist/rules';

function Prose({ text }: { readonly text: string }) {
  return paragraphs(text).map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));
}

/** A therapist's own words: first words to a stranger, who they are, and how a first session runs. */
export function OwnWords({ name, bio, firstWords, firstSession }: TherapistProfile) {
  return (
    <>
      {firstWords ? (
        <figure className="grid max-w-measure gap-3 border-warm border-l-4 pl-5">
          <blockquote className="grid gap-3 font-display text-h4 leading-relaxed">
            <Prose text={firstWords} />
          </blockquote>
          <figcaption className="text-muted-foreground text-small">{name}, to you</figcaption>
        </figure>
      ) : null}
      <section aria-labelledby="about" className="grid max-w-measure gap-4">
        <h2 id="about" className="text-h3">
          About {name}
        </h2>
        <Prose text={bio} />
      </section>
      {firstSession ? (
        <section aria-labelledby="first-session" className="grid max-w-measure gap-4">
          <h2 id="first-session" className="text-h3">
            How a first session runs
          </h2>
          <Prose text={firstSession} />
        </section>
      ) : null}
    </>
  );
}
