import { TitledSection } from '@/components/layout/titled-section';
import { ChevronDown } from '@/components/ui/icons';
import type { TherapistProfile } from '@/lib/therapist/queries';
import { paragraphs } from '@/lib/therapist/rules';

function Prose({ paragraphs: all }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {all.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/**
 * A therapist's own words: first words to a stranger, who they are, and how a first session runs. Phones show the beginning,
 * and the rest unfolds.
 */
export function OwnWords({ name, bio, firstWords, firstSession }: TherapistProfile) {
  const [first, ...rest] = paragraphs(bio);
  return (
    <>
      {firstWords ? (
        <figure className="grid max-w-measure gap-3 border-warm border-l-4 pl-5">
          <blockquote className="grid gap-3 font-display text-h4 leading-relaxed">
            <Prose paragraphs={paragraphs(firstWords)} />
          </blockquote>
          <figcaption className="text-muted-foreground text-small">{name}, to you</figcaption>
        </figure>
      ) : null}
      <TitledSection id="about" title={`About ${name}`} className="grid max-w-measure gap-4">
        <p className="whitespace-pre-line">{first}</p>
        {rest.length > 0 ? (
          <details className="disclosure open-wide">
            <summary className="tap text-link">Read more about {name}</summary>
            <Prose paragraphs={rest} />
          </details>
        ) : null}
      </TitledSection>
      {firstSession ? (
        <section aria-labelledby="first-session" className="grid max-w-measure gap-4">
          <h2 id="first-session" className="open-wide-title text-h3">
            How a first session runs
          </h2>
          <details className="disclosure open-wide">
            <summary className="tap font-display font-semibold text-h3">
              How a first session runs
              <ChevronDown aria-hidden="true" className="chevron ml-2 size-5" />
            </summary>
            <Prose paragraphs={paragraphs(firstSession)} />
          </details>
        </section>
      ) : null}
    </>
  );
}
