import { Card } from '@/components/ui/card';
import { type TimesPage, timesAddress } from '@/lib/booking/offer/address';
import { type Kind, kindInWords } from '@/lib/therapist/kind/rules';

type KindChoicesProps = {
  readonly kinds: readonly Kind[];
  /** The therapist's ways to meet. */
  readonly modes: readonly string[];
  readonly page: TimesPage;
};

/** The first step of booking where a therapist offers several kinds of session: each leads to its times. */
export function KindChoices({ kinds, modes, page }: KindChoicesProps) {
  return (
    <section aria-labelledby="kinds" className="grid gap-3">
      <h2 id="kinds" className="text-h3">
        Choose a kind of session
      </h2>
      <ul className="grid max-w-measure gap-3">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Card asChild variant="raised" size="sm" className="grid gap-0.5 hover:shadow-float">
              <a href={timesAddress({ ...page, from: '', also: { kind: kind.id } })} rel="nofollow">
                <span className="font-semibold text-link">{kind.name}</span>
                <span>{kindInWords(kind, modes)}</span>
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
