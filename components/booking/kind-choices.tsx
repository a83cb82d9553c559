import { TitledSection } from '@/components/layout/titled-section';
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
    <TitledSection id="kinds" title="Choose a kind of session" className="grid gap-3">
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
    </TitledSection>
  );
}
