import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { FreeOther } from '@/lib/therapist/free-times/others';
import { registerInShort } from '@/lib/therapist/register/rules';
import { feeLabel } from '@/lib/therapist/rules';

/** Somebody else who has time: who they are, what it costs, when, and the way there. */
export function FreeOtherCard({ other }: { readonly other: FreeOther }) {
  const { slug, name, title, location, picture, specialization, languages, feePaise, nextFree } = other;
  return (
    <Card asChild variant="raised" size="sm" className="grid h-full grid-rows-[auto_1fr_auto_auto] gap-4">
      <article>
        <div className="flex gap-3.5">
          <Portrait name={name} picture={picture} size={96} className="w-24 text-h3" />
          <div className="grid min-w-0 content-start gap-0.5">
            <h3 className="text-h4 leading-snug">{name}</h3>
            <p className="text-muted-foreground text-small">
              {title}, {location}
            </p>
          </div>
        </div>
        <ul className="grid content-start gap-1 text-small">
          {other.registers.map((entry) => (
            <li key={`${entry.register} ${entry.number}`}>{registerInShort(entry)}</li>
          ))}
          <li>{specialization.slice(0, 3).join(', ')}</li>
          <li>Speaks {languages.join(', ')}</li>
          <li className="font-semibold">{feeLabel(feePaise)}</li>
        </ul>
        <p className="font-semibold text-primary">
          <NextFreeTime at={nextFree} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <a href={`/book/${slug}`}>
              Book a time<span className="sr-only"> with {name}</span>
            </a>
          </Button>
          <Button asChild variant="outline" size="sm">
            <a href={`/professionals/${slug}`}>
              View Profile<span className="sr-only"> of {name}</span>
            </a>
          </Button>
        </div>
      </article>
    </Card>
  );
}
